import { createTransport } from 'nodemailer'
import { orUnavailable, ProviderFailure } from '#api/outside/providers/http/provider-failure.ts'
import { guardProvider, type Observers } from '#api/outside/providers/http/provider-guard.ts'
import type { EmailMessage, EmailOutcome, EmailProvider } from '#api/outside/providers/providers.ts'
import { withDeadline } from '#api/outside/providers/safeguards.ts'
import { isAddress, type Sender } from './sender.ts'
import { failureOf, outcomeOf } from './smtp-errors.ts'
import type { SmtpServer } from './smtp-url.ts'

export interface SmtpSettings {
  server: SmtpServer
  /** Our address, with the name that mail programs show. */
  from: Sender
}

export type SmtpClient = ReturnType<typeof createSmtpClient>

/** Connects to the mail server for each message: there are few messages, and no connection becomes stale. */
export function createSmtpClient({ server, from }: SmtpSettings, timeoutSeconds: number, observers: Observers) {
  const guard = guardProvider('smtp', timeoutSeconds, observers)
  const milliseconds = timeoutSeconds * 1000
  const transport = createTransport({
    ...server,
    requireTLS: !server.secure && !server.isLoopback,
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    dnsTimeout: milliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const limited = <Result>(operation: string, work: () => Promise<Result>, outcome: (result: Result) => string) =>
    guard.run({ operation, isRepeatable: false, outcomeOf: outcome }, withDeadline(work, timeoutSeconds))

  return {
    /** Checks whether the server accepts our credentials. Sends nothing. */
    verify: () =>
      limited(
        'verify',
        () => transport.verify().catch(fail),
        () => 'works',
      ),
    /** A message is never sent twice automatically: the caller who sends it again knows that it may have arrived. */
    send: (message: EmailMessage): Promise<EmailOutcome> =>
      limited(
        'send',
        () => deliver(message),
        outcome => outcome,
      ),
  }

  async function deliver({ id, to, subject, text, html }: EmailMessage): Promise<EmailOutcome> {
    if (!isAddress(to)) return 'invalid_address'
    const address = { name: '', address: to }
    const messageId = `<${id}@${from.address.split('@').at(-1)}>`
    const envelope = { from: from.address, to: [to] }
    try {
      await transport.sendMail({ from, to: address, envelope, messageId, subject, text, html, headers: AUTOMATIC })
      return 'sent'
    } catch (cause) {
      return outcomeOf(cause) ?? fail(cause)
    }
  }
}

/** The header keeps out-of-office programs from replying (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

function fail(cause: unknown): never {
  throw new ProviderFailure(failureOf(cause))
}

/** Emails through the operator's mail server. */
export const smtpEmail = (client: SmtpClient): EmailProvider => ({
  send: message => orUnavailable(() => client.send(message), 'unavailable'),
})
