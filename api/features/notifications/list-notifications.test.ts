import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notifications } from '#api/kernel/db/schema/notifications.ts'
import { postOnce } from '#api/money/ledger/post.ts'
import { freezeWallet, lockWallet, unfreezeWallet } from '#api/money/ledger/wallets.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { deleteExpired } from '#api/run/jobs/delete-expired.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { ask as askForKey, confirmed } from '#api/testing/customers/api-keys.ts'
import { type Customer, newCustomer, OTHER_DEVICE } from '#api/testing/customers/customer.ts'
import { kindsTold, NOTIFICATIONS, notificationsOf } from '#api/testing/customers/notifications.ts'
import { bankTransfers } from '#api/testing/money/bank-transfers.ts'
import { add, confirm, newIban } from '#api/testing/money/beneficiaries.ts'
import { confirmDraft, prepareTo, setBeneficiary } from '#api/testing/money/transfers.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { ACTIVATE, carryOut, DEACTIVATE, dailyLimit, refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { newEndpoint } from '#api/testing/webhooks/webhook-steps.ts'
import { LOCKOUT_FAILURES, NOTIFICATION_DAYS, READ_NOTIFICATION_DAYS } from '#domain/constants.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'

const plink = await bankTransfers()
const { clock, db, deps, payer, held, run, runAfter } = plink

const DAY = 86_400
const { signal } = new AbortController()

/** Returns the notifications of the payer, without the one about the opening balance. */
const toldPayer = async () => (await kindsTold(payer().customer)).slice(1)

describe('listNotifications: money', () => {
  test('that came and went, named as in the list of transactions', async () => {
    const { customer, now } = payer()
    const { transaction } = await now(payment(20_00, { counterparty: 'Panda', counterpartyArabic: 'بنده' }))
    const [outgoing, incoming] = await notificationsOf(customer)
    expect(outgoing).toMatchObject({
      kind: 'money_sent',
      group: 'money_out',
      amount: sar(20_00),
      name: 'Panda',
      nameArabic: 'بنده',
      transactionRef: transaction.referenceId,
      createdAt: clock().toISOString(),
    })
    expect(incoming).toMatchObject({ kind: 'money_received', group: 'money_in', amount: sar(1_000_00) })
    expect(outgoing).not.toHaveProperty('readAt')
  })

  test('on hold once it is paid, and nothing of a release, a refusal or a move of one’s own', async () => {
    const { customer, now, walletId } = payer()
    const expectedRelease = new Date(clock().getTime() + DAY * 1000).toISOString()
    const posting = await now(hold(80_00, { expectedRelease }))
    const back = await now(hold(90_00, { expectedRelease }))
    await now({ kind: 'release', key: crypto.randomUUID(), holdId: back.hold!.id })
    await expect(now(payment(9_000_00))).rejects.toThrow()
    const to = await newSubWallet(deps, walletId)
    expect((await customer.post('/api/v1/wallet/moves', { to, amount: sar(5_00) })).status).toBe(201)
    expect(await toldPayer()).toEqual([])
    await now({ kind: 'capture', key: crypto.randomUUID(), holdId: posting.hold!.id })
    expect(await toldPayer()).toEqual(['money_sent'])
  })

  test('of a rolled back transaction is never told', async () => {
    const { customer, walletId } = payer()
    const transaction = db.transaction(async tx => {
      await postOnce(tx, deps, await lockWallet(tx, walletId), payment(20_00), clock())
      await notify(tx, { to: customer.userId, message: { key: 'sign_in_call_on' }, at: clock() })
      throw new Error('the change failed')
    })
    await expect(transaction).rejects.toThrow('the change failed')
    expect(await toldPayer()).toEqual([])
  })
})

describe('listNotifications: transfers', () => {
  test.each([
    [SANDBOX_PAYOUTS.paid_at_once, ['transfer_paid']],
    [SANDBOX_PAYOUTS.failed, ['transfer_failed']],
    [SANDBOX_PAYOUTS.refused, ['transfer_refused']],
    [SANDBOX_PAYOUTS.returned, ['transfer_paid', 'transfer_returned']],
    [SANDBOX_PAYOUTS.no_answer_received, ['transfer_paid']],
  ])('to %s: %j', async (iban, kinds) => {
    const { id } = await held(iban)
    await run()
    for (let day = 0; day < 3; day += 1) await runAfter(DAY)
    await payer().customer.signIn()
    const list = (await notificationsOf(payer().customer, '&group=money_out')).filter(({ transferId }) => transferId)
    expect(list.map(({ kind }) => kind).reverse()).toEqual(kinds)
    expect(list[0]).toMatchObject({ transferId: id, name: 'Riyadh Supplies Co.', amount: sar(300_00) })
  })

  test('to a Plink customer, on both sides, once each', async () => {
    const payee = await newWalletOwner(plink)
    await confirmDraft(payer().customer, await prepareTo(payer().customer, payee.customer.identifier, 50_00))
    expect(await toldPayer()).toEqual(['transfer_paid'])
    expect(await kindsTold(payee.customer)).toEqual(['money_received'])
  })

  test('of a schedule that is not carried out', async () => {
    const payee = await newWalletOwner(plink)
    const { customer, walletId } = payer()
    const startsOn = addDays(riyadhDay(clock()), 1)
    const schedule = { startsOn, repeats: 'monthly' }
    await confirmDraft(customer, await prepareTo(customer, payee.customer.identifier, 50_00, { schedule }))
    expect(walletId).not.toBe(payee.walletId)
    await freezeWallet(db, customer.userId, clock())
    clock.advance(DAY)
    await runSchedules(deps, signal)
    await customer.signIn()
    expect(await toldPayer()).toEqual(['wallet_frozen', 'scheduled_transfer_refused'])
  })
})

describe('listNotifications: the account', () => {
  test('a beneficiary, with what became of it', async () => {
    const { customer } = payer()
    const id = await add(customer, { name: 'Green Palm', iban: newIban() })
    expect(await toldPayer()).toEqual([])
    await confirm(customer, id)
    await setBeneficiary(deps, id, 'suspended')
    expect(await toldPayer()).toEqual(['beneficiary_added', 'beneficiary_active', 'beneficiary_suspended'])
    const [newest] = await notificationsOf(customer)
    expect(newest).toMatchObject({ name: 'Green Palm', beneficiaryId: id })
    const [notification] = await notificationsOf(customer, '&group=security')
    expect(notification).toMatchObject({ kind: 'beneficiary_added', beneficiaryId: id })
  })

  test('what was done to the wallet, and API keys by their names', async () => {
    const { customer } = payer()
    await carryOut(customer, dailyLimit(5_000_00))
    await carryOut(customer, DEACTIVATE)
    await freezeWallet(db, customer.userId, clock())
    await unfreezeWallet(db, customer.userId, clock())
    await carryOut(customer, ACTIVATE)
    const { apiKey } = await confirmed(customer, await askForKey(customer))
    await customer.delete(`/api/v1/api-keys/${apiKey.apiKeyId}`)
    expect(await toldPayer()).toEqual([
      'wallet_limit_set',
      'wallet_deactivated',
      'wallet_frozen',
      'wallet_unfrozen',
      'wallet_activated',
      'api_key_created',
      'api_key_revoked',
    ])
    expect((await notificationsOf(customer))[0]).toMatchObject({ name: apiKey.name, group: 'security' })
  })

  test('a sign-in from another device, a lock and a new password', async () => {
    const noura = await (await newCustomer(plink.app)).signIn()
    await noura.at(OTHER_DEVICE).signIn()
    await noura.at(OTHER_DEVICE).signIn()
    for (let failure = 0; failure < LOCKOUT_FAILURES; failure += 1) await noura.tryPassword('Palm#Trees2032')
    await (await noura.startRecovery()).reset('Dates&Coffee77')
    await noura.signIn()
    expect(await kindsTold(noura)).toEqual(['new_device', 'sign_in_locked', 'password_changed'])
    expect((await notificationsOf(noura)).at(-1)).toMatchObject({ name: OTHER_DEVICE.platform, group: 'security' })
  })

  test('where events go to', async () => {
    const { customer } = payer()
    await newEndpoint(customer, { url: 'https://shop.example/plink' })
    expect((await notificationsOf(customer))[0]).toMatchObject({ kind: 'webhook_endpoint_set', name: 'shop.example' })
  })
})

describe('listNotifications: pages', () => {
  test('one group, page by page, and what is unread', async () => {
    const { customer, now } = payer()
    await now(payment(1_00))
    await now(topUp(2_00))
    const amounts: number[] = []
    let cursor = ''
    do {
      const { body } = await outcome(customer.get(`${NOTIFICATIONS}?group=money_in&limit=1${cursor}`))
      amounts.push(...(body.items as { amount: { amount: number } }[]).map(({ amount }) => amount.amount))
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : ''
    } while (cursor)
    expect(amounts).toEqual([2_00, 1_000_00])
    const [newest] = await notificationsOf(customer)
    await customer.post(`${NOTIFICATIONS}/${newest!.notificationId}/read`, undefined)
    expect(await notificationsOf(customer, '&status=unread')).toHaveLength(2)
    expect(await notificationsOf(customer, '&status=unread&group=money_in')).toHaveLength(1)
    expect((await notificationsOf(customer))[0]).toMatchObject({ readAt: clock().toISOString() })
  })

  test('nothing of another account', async () => {
    const other = await newWalletOwner(plink)
    await other.now(topUp(10_00))
    expect(await toldPayer()).toEqual([])
    const page = await outcome(other.customer.get(`${NOTIFICATIONS}?limit=1`))
    await other.now(topUp(20_00))
    const { body } = await outcome(other.customer.get(`${NOTIFICATIONS}?limit=1`))
    expect(page.body.nextCursor).toBeNull()
    const response = await outcome(payer().customer.get(`${NOTIFICATIONS}?cursor=${body.nextCursor}`))
    expect(response).toEqual(refused(400, 'CURSOR_INVALID'))
  })

  test.each(['', '&group=money_in', '&status=unread', '&status=unread&group=money_in'])(
    'of 100,000 rows reads an index: "%s"',
    async query => {
      const { customer } = payer()
      await fill(customer, 100_000)
      const before = await rowsRead()
      expect(await notificationsOf(customer, query)).toHaveLength(query.includes('unread') ? 1 : 100)
      expect((await outcome(customer.get(`${NOTIFICATIONS}/unread`))).body).toEqual({ unread: 1 })
      expect((await rowsRead()) - before).toBeLessThan(1_000)
    },
  )
})

/** Gives the account as many read notifications about money that came, without their transactions. */
async function fill({ userId }: Customer, count: number): Promise<void> {
  await db.execute(sql`
    insert into notifications (id, account_id, kind, kind_group, object_id, created_at, read_at)
    select gen_random_uuid(), ${userId}, 'money_received', 'money_in', 'none', now(), now() from generate_series(1, ${count}::int)`)
  await db.execute(sql`analyze ${notifications}`)
}

/** Returns how many rows of the table were read since the database server started. */
async function rowsRead(): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const count = sql<number>`seq_tup_read + coalesce(idx_tup_fetch, 0)`.mapWith(Number)
  const [row] = await db.select({ count }).from(sql`pg_stat_user_tables where relname = 'notifications'`)
  return row!.count
}

describe('notifications are deleted', () => {
  test('some time after they were read, and at last in any case', async () => {
    const { customer, now } = payer()
    await now(topUp(2_00))
    const [newest] = await notificationsOf(customer)
    await customer.post(`${NOTIFICATIONS}/${newest!.notificationId}/read`, undefined)
    const leftAfter = async (days: number) => {
      clock.advance(days * DAY)
      await deleteExpired(deps)
      await customer.signIn()
      return (await notificationsOf(customer, '&group=money_in')).length
    }
    expect(await leftAfter(READ_NOTIFICATION_DAYS)).toBe(2)
    clock.advance(1)
    expect(await leftAfter(0)).toBe(1)
    expect(await leftAfter(NOTIFICATION_DAYS - READ_NOTIFICATION_DAYS)).toBe(0)
  })

  test('with the account, which is told nothing more', async () => {
    const { userId } = await (await newCustomer(plink.app)).signIn()
    const count = () => db.$count(notifications, sql`account_id = ${userId}`)
    await db.transaction(tx => notify(tx, { to: userId, message: { key: 'sign_in_call_on' }, at: clock() }))
    expect(await count()).toBe(1)
    await db.transaction(tx => closeAccount(tx, userId, clock()))
    await db.transaction(tx => notify(tx, { to: userId, message: { key: 'sign_in_call_off' }, at: clock() }))
    expect(await count()).toBe(0)
  })
})
