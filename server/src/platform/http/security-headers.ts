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
    /**
     * What is no page: an answer of the API, or a file that a page takes in and nobody opens by itself, such as a
     * script, a style or a font.
     */
    readonly serves?: 'data' | 'asset'
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
  const senders = {
    document: helmet(ofDocuments),
    data: helmet({ ...ofDocuments, ...ofData }),
    asset: helmet({ ...ofDocuments, ...ofAssets }),
  }
  app.addHook('onRequest', (request, reply, done) => {
    senders[request.routeOptions.config.serves ?? 'document'](request.raw, reply.raw, () => done())
  })
}

/** What guards only a page, or what a browser takes in for one, and would be read with each answer. */
const ofPagesAlone = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/** If it is opened by itself, a reply of the API loads nothing, whatever somebody has written into it. */
const ofData = {
  ...ofPagesAlone,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
  },
} as const

/** What is left is what a browser heeds of any file. */
const ofAssets = { ...ofPagesAlone, contentSecurityPolicy: false, referrerPolicy: false, xFrameOptions: false } as const
