import { randomUUID } from 'node:crypto'
import { signNotice } from '#api/outside/providers/bank/bank-notices.ts'
import { BANK_WEBHOOK_SECRET, MOYASAR_WEBHOOK_SECRET } from './live-environment.ts'
import type { RehearsalCredit, RehearsalPayment, RehearsalPayout } from './money-world.ts'

export type MoneyNotices = ReturnType<typeof moneyNotices>

/** Tells Plink of what has happened, as the providers do. Each returns the status that Plink responds with. */
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
    payment: ({ id, status }: RehearsalPayment) => moyasar('moyasar/payments', `payment_${status}`, id),
    payout: ({ id, status }: RehearsalPayout) => moyasar('moyasar/payouts', `payout_${status}`, id),
    credit({ sentBackKey: _, ...credit }: RehearsalCredit) {
      const timestamp = String(Math.floor(Date.now() / 1000))
      const { signature, body } = signNotice(BANK_WEBHOOK_SECRET, timestamp, JSON.stringify(credit))
      return send('bank/credits', body, { 'X-Bank-Timestamp': timestamp, 'X-Bank-Signature': signature })
    },
  }
}
