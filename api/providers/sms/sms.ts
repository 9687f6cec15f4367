/** Sends text messages. Rejects never: what can go wrong is an outcome. */
export interface SmsProvider {
  send(message: { to: string; body: string }): Promise<'sent' | 'refused'>
}
