import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable } from '#api/outside/providers/http/provider-failure.ts'
import type { SmsMessage, SmsOutcome, SmsProvider } from '#api/outside/providers/providers.ts'
import { sendMessage } from './generated/routes.ts'

/** Text messages through Taqnyat, which does not recognise repeated messages. */
export function taqnyatSms(taqnyat: ProviderClient, sender: string): SmsProvider {
  async function send({ to, body }: SmsMessage): Promise<SmsOutcome> {
    const number = to.replace('+', '')
    const result = await taqnyat.call(sendMessage, { body: { recipients: [number], body, sender } })
    if (result.status === 400) return 'refused'
    const { accepted, rejected } = result.body
    if (accepted?.includes(number)) return 'sent'
    return rejected?.includes(number) ? 'invalid_number' : 'refused'
  }

  return { send: message => orUnavailable(() => send(message), 'unavailable') }
}
