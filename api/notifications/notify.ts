import type { Deps } from '#api/deps.ts'

/** Sends a message about something that has happened, which is not undone because the message does not get through. */
export async function announce(
  { providers, log }: Pick<Deps, 'providers' | 'log'>,
  to: string,
  body: string,
): Promise<void> {
  try {
    const outcome = await providers.sms.send({ to, body })
    if (outcome === 'refused') log.warn('a message about what has happened was refused')
  } catch (err) {
    log.warn({ err }, 'a message about what has happened was not sent')
  }
}
