import type { z } from 'zod'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable } from '#api/outside/providers/http/provider-failure.ts'
import type { SmsMessage, SmsOutcome, SmsProvider } from '#api/outside/providers/providers.ts'
import { sendMessage } from './generated/routes.ts'
import type { MessageResult } from './generated/schemas.ts'

interface Sender {
  /** The key, which this provider expects in the body. */
  appSid: string
  /** The registered name that phones display. */
  senderId: string
}

/** Text messages through Unifonic. */
export function unifonicSms(unifonic: ProviderClient, { appSid, senderId }: Sender): SmsProvider {
  async function send({ id, to, body }: SmsMessage): Promise<SmsOutcome> {
    const result = await unifonic.call(sendMessage, {
      body: {
        AppSid: appSid,
        SenderID: senderId,
        Recipient: to.replace('+', ''),
        Body: body,
        CorrelationID: id,
        responseType: 'JSON',
      },
    })
    return result.status === 200 && String(result.body.success) === 'true'
      ? 'sent'
      : outcomeOf(result.status, result.body)
  }

  return { send: message => orUnavailable(() => send(message), 'unavailable') }
}

/** Unifonic reports the same failures either with a status, or with 200 and a code. */
function outcomeOf(status: number, { errorCode }: z.output<typeof MessageResult>): SmsOutcome {
  switch (status === 200 ? errorCode : `ER-${status}`) {
    case 'ER-409':
      return 'sent'
    case 'ER-410':
      return 'invalid_number'
    default:
      return 'refused'
  }
}
