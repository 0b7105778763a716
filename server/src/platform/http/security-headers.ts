import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Site } from '#platform/http/site.ts'

interface HeaderOptions {
  readonly site: Site
  /** Where pictures may come from besides this server. */
  readonly imageOrigins: readonly string[]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It serves a file that a page takes in and nobody opens by itself: a script, a style, a font. */
    readonly isAsset?: boolean
  }
}

/** Only this server's own files run, style, and load; nothing inline, nobody may frame the page. */
export function sendSecurityHeaders(app: FastifyInstance, { site, imageOrigins }: HeaderOptions): void {
  const ofDocuments = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...imageOrigins],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: site.isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: site.foreignOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  } as const
  // Put together once: to do so for each answer, as Fastify's own plugin does, is a fortieth of what a page costs.
  const [sendOfDocuments, sendOfAssets] = [helmet(ofDocuments), helmet({ ...ofDocuments, ...ofAssets })]
  app.addHook('onRequest', (request, reply, done) => {
    const send = request.routeOptions.config.isAsset ? sendOfAssets : sendOfDocuments
    send(request.raw, reply.raw, () => done())
  })
}

/**
 * What guards a document says nothing about an asset and would weigh more than many of them do; what is left is what a
 * browser heeds of any file.
 */
const ofAssets = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const
