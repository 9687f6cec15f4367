import type { Deps } from '#api/deps.ts'

/** Sends a message about a completed change. A message that cannot be sent does not undo the change. */
export async function notify(
  { providers, log }: Pick<Deps, 'providers' | 'log'>,
  to: string,
  body: string,
): Promise<void> {
  try {
    const outcome = await providers.sms.send({ to, body })
    if (outcome === 'refused') log.warn(`The SMS provider refused a notification. ${ADVICE}`)
  } catch (err) {
    log.warn({ err }, `A notification could not be sent. ${ADVICE}`)
  }
}

const ADVICE = 'Check the SMS provider. The message is not sent again. The change that it reports is complete.'
