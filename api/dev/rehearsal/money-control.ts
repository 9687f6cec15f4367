import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import type { MoneyNotices } from './money-notices.ts'
import type { MoneyWorld } from './money-world.ts'

const threeDsPage = fileURLToPath(new URL('three-ds.html', import.meta.url))
const nothing = { error: 'There is no such payment, payout or credit.' }

/** What one can do by hand with the money outside Plink. Any status may follow any other, because providers may say nonsense. */
export function moneyControl(money: MoneyWorld, notices: MoneyNotices): Hono {
  const app = new Hono()
  /** Whoever rehearses sees the change also if Plink is away. */
  const notify = async (tell: () => Promise<number>) => {
    if (money.isNotifying) await tell().catch(() => {})
  }

  app.get('/three-ds', c => c.html(readFileSync(threeDsPage, 'utf8')))
  app.put('/money/settings', async c => {
    const asked = await c.req.json()
    for (const name of ['isPayingOut', 'isAnsweringPayouts', 'isNotifying'] as const) {
      if (typeof asked[name] === 'boolean') money[name] = asked[name]
    }
    return c.body(null, 204)
  })
  app.get('/payments/:id', c => {
    const payment = money.paymentOf(c.req.param('id'))
    return payment ? c.json(payment) : c.json(nothing, 404)
  })
  app.put('/payments/:id', async c => {
    const payment = money.paymentOf(c.req.param('id'))
    if (!payment) return c.json(nothing, 404)
    const {
      status = payment.status,
      message = payment.message,
      refunded = payment.refunded,
      amount = payment.amount,
    } = await c.req.json()
    Object.assign(payment, { status, message, refunded, amount })
    await notify(() => notices.payment(payment))
    return c.json(payment)
  })
  app.put('/payouts/:id', async c => {
    const payout = money.payoutOf(c.req.param('id'))
    if (!payout) return c.json(nothing, 404)
    const { status = payout.status, message = payout.message } = await c.req.json()
    Object.assign(payout, { status, message })
    await notify(() => notices.payout(payout))
    return c.json(payout)
  })
  app.post('/credits', async c => {
    const { iban, amount, remitterName = 'شركة الواحة للتجارة', remitterIban = null } = await c.req.json()
    const credit = money.bookCredit({ iban, amount, remitterName, remitterIban })
    await notify(() => notices.credit(credit))
    return c.json(credit, 201)
  })
  app.post('/credits/:bankReference/notice', async c => {
    const credit = money.creditOf(c.req.param('bankReference'))
    return credit ? c.json({ status: await notices.credit(credit) }) : c.json(nothing, 404)
  })
  return app
}
