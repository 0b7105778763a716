FROM node:24.21.0-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN deploy/build.sh /srv/atlas

# The Node that runs comes with the packages, in the version that package-lock.json names.
FROM debian:bookworm-slim
COPY --from=build /srv/atlas /srv/atlas
RUN install -d -o 10001 -g 10001 /data
WORKDIR /srv/atlas
USER 10001:10001
ENV PATH=/srv/atlas/node_modules/.bin:$PATH \
    NODE_ENV=production \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=98304 \
    NODE_COMPILE_CACHE=/data/compiled \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# A first start fills the database.
HEALTHCHECK --interval=15s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--expose-gc", "server/src/server.ts"]
