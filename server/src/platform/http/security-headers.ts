import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Site } from '#platform/http/site.ts'

interface HeaderOptions {
  readonly site: Site
  /** Where pictures may come from besides this server. */
  readonly imageOrigins: readonly string[]
}

/** Only this server's own files run, style, and load; nothing inline, nobody may frame the page. */
export async function sendSecurityHeaders(app: FastifyInstance, { site, imageOrigins }: HeaderOptions): Promise<void> {
  await app.register(helmet, {
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
  })
}

/**
 * For files that a page takes in and nobody opens by themselves: scripts, styles, fonts. What guards a document says
 * nothing about them and would weigh more than many of them do; what is left is what a browser heeds of any file.
 */
export const assetHeaders = {
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
