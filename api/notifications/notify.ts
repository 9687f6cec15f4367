import type { Deps } from '#api/deps.ts'
import type { SmsMessage } from '#api/providers/providers.ts'

/** Sends a message about a completed change. A message that cannot be sent does not undo the change. */
export async function notify({ providers, log }: Pick<Deps, 'providers' | 'log'>, message: SmsMessage): Promise<void> {
  try {
    const outcome = await providers.sms.send(message)
    if (outcome !== 'sent') log.warn({ outcome }, `The SMS provider did not send a notification. ${ADVICE}`)
  } catch (err) {
    log.warn({ err }, `A notification could not be sent. ${ADVICE}`)
  }
}

const ADVICE = 'Check the SMS provider. The message is not sent again. The change that it reports is complete.'
