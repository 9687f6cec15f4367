import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { bookSandboxCredit } from '#api/outside/sandbox/bank.ts'
import type { MoneyNotices } from './money-notices.ts'
import type { MoneyRecords } from './money-records.ts'

const threeDsPage = fileURLToPath(new URL('three-ds.html', import.meta.url))
const nothing = { error: 'There is no such payment, payout or credit.' }

/** Adds the controls of the money outside Plink. */
export function moneyControl(
  { db, settings, books, changePayment, changePayout }: MoneyRecords,
  notices: MoneyNotices,
): Hono {
  const app = new Hono()
  /** Makes the change visible even if Plink does not respond. */
  const notify = async (tell: () => Promise<number>) => {
    if (settings.isNotifying) await tell().catch(() => {})
  }

  app.get('/three-ds', c => c.html(readFileSync(threeDsPage, 'utf8')))
  app.put('/money/settings', async c => {
    const changes = await c.req.json()
    for (const name of ['isPayingOut', 'isAnsweringPayouts', 'isNotifying'] as const) {
      if (typeof changes[name] === 'boolean') settings[name] = changes[name]
    }
    return c.body(null, 204)
  })
  app.get('/payments/:id', async c => {
    const payment = (await books()).payments.find(({ id }) => id === c.req.param('id'))
    return payment ? c.json(payment) : c.json(nothing, 404)
  })
  app.put('/payments/:id', async c => {
    const { state, failure, refunded, amount } = await c.req.json()
    const payment = await changePayment(c.req.param('id'), { state, failure, refunded, amount })
    if (!payment) return c.json(nothing, 404)
    await notify(() => notices.payment(payment))
    return c.json(payment)
  })
  app.put('/payouts/:reference', async c => {
    const { state, reason } = await c.req.json()
    const payout = await changePayout(c.req.param('reference'), { state, reason })
    if (!payout) return c.json(nothing, 404)
    await notify(() => notices.payout(payout))
    return c.json(payout)
  })
  app.post('/credits', async c => {
    const { iban, amount, remitterName = 'شركة الواحة للتجارة', remitterIban = null } = await c.req.json()
    const credit = await bookSandboxCredit(db, () => new Date(), { iban, amount, remitterName, remitterIban })
    await notify(() => notices.credit(credit))
    return c.json(credit, 201)
  })
  app.post('/credits/:bankReference/notice', async c => {
    const credit = (await books()).credits.find(each => each.bankReference === c.req.param('bankReference'))
    return credit ? c.json({ status: await notices.credit(credit) }) : c.json(nothing, 404)
  })
  return app
}
