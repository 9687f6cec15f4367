import { randomUUID } from 'node:crypto'
import { signNotice } from '#api/outside/providers/bank/bank-notices.ts'
import type { BankCredit } from '#api/outside/providers/money-providers.ts'
import { BANK_WEBHOOK_SECRET, MOYASAR_WEBHOOK_SECRET } from './live-environment.ts'

export type MoneyNotices = ReturnType<typeof moneyNotices>

/** Notifies Plink of events, as the providers do. Each function returns the status of Plink's response. */
export function moneyNotices(plinkUrl: string) {
  const send = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const request = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }
    const { status } = await fetch(`${plinkUrl}/api/webhooks/${path}`, request)
    return status
  }
  const moyasar = (path: string, type: string, id: string) =>
    send(
      path,
      JSON.stringify({
        id: randomUUID(),
        type,
        created_at: new Date().toISOString(),
        secret_token: MOYASAR_WEBHOOK_SECRET,
        live: true,
        data: { id },
      }),
    )
  return {
    payment: ({ id, state }: { id: string; state: string }) => moyasar('moyasar/payments', `payment_${state}`, id),
    payout: ({ reference, state }: { reference: string; state: string }) =>
      moyasar('moyasar/payouts', `payout_${state}`, reference),
    credit(credit: Omit<BankCredit, 'currency'>) {
      const timestamp = String(Math.floor(Date.now() / 1000))
      const { signature, body } = signNotice(
        BANK_WEBHOOK_SECRET,
        timestamp,
        JSON.stringify({ ...credit, currency: 'SAR' }),
      )
      return send('bank/credits', body, { 'X-Bank-Timestamp': timestamp, 'X-Bank-Signature': signature })
    },
  }
}
