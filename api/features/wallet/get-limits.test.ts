import { afterAll, describe, expect, test } from 'vitest'
import { setLimit } from '#api/money/ledger/set-limit.ts'
import { testApp } from '#api/testing/app.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'

const plink = await testApp()
const { clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

/** Noon in Riyadh, on a Monday. */
const NOW = clock()
const newKey = () => crypto.randomUUID()

describe('getLimits: limits', () => {
  const overall = async (noura: WalletOwner) => (await noura.read('/limits')).overall

  test('start with the defaults', async () => {
    const noura = await newWalletOwner(plink)
    const { overall, types } = await noura.read('/limits')
    expect(overall).toMatchObject({
      daily: { limit: sar(2_000_00), used: sar(0), remaining: sar(2_000_00) },
      monthly: { limit: sar(50_000_00), used: sar(0), remaining: sar(50_000_00) },
    })
    expect(types).toHaveLength(19)
    const [topUps] = types
    expect(topUps).toMatchObject({ type: 'wallet_top_up', daily: { limit: null, remaining: sar(100_000_00) } })
  })

  test('count payments and holds of the wallet and its sub-wallets, and a release restores them', async () => {
    const noura = await newWalletOwner(plink)
    const to = await newSubWallet(deps, noura.walletId)
    await noura.now(topUp(1_000_00))
    await noura.now({ kind: 'move', key: newKey(), to, amount: sar(300_00) })
    await noura.now(payment(100_00))
    await noura.now(payment(30_00, { subWallet: to }))
    const { hold: activeHold } = await noura.now(hold(50_00))
    expect(await overall(noura)).toMatchObject({ daily: { used: sar(180_00), remaining: sar(1_820_00) } })
    await noura.now({ kind: 'release', key: newKey(), holdId: activeHold!.id })
    expect(await overall(noura)).toMatchObject({ daily: { used: sar(130_00) }, monthly: { used: sar(130_00) } })
  })

  test('of the day and month on which a hold was counted are restored by its release', async () => {
    const noura = await newWalletOwner(plink)
    await noura.at('2025-12-31T09:00:00.000Z', topUp(1_000_00))
    const { hold: activeHold } = await noura.at('2025-12-31T09:00:00.000Z', hold(50_00))
    await noura.now(payment(80_00))
    await noura.now({ kind: 'release', key: newKey(), holdId: activeHold!.id })
    expect(await overall(noura)).toMatchObject({ daily: { used: sar(80_00) }, monthly: { used: sar(80_00) } })
  })

  test('restart with the day and the month in Riyadh', async () => {
    const noura = await newWalletOwner(plink)
    await noura.at('2025-12-01T09:00:00.000Z', topUp(1_000_00))
    await noura.at('2025-12-31T20:59:59.999Z', payment(1_00))
    await noura.at('2025-12-31T21:00:00.000Z', payment(10_00))
    await noura.at('2026-01-04T20:59:59.999Z', payment(100_00))
    await noura.at('2026-01-04T21:00:00.000Z', payment(200_00))
    expect(await overall(noura)).toMatchObject({ daily: { used: sar(200_00) }, monthly: { used: sar(310_00) } })
  })

  test('allow no more than the lowest of them', async () => {
    const noura = await newWalletOwner(plink)
    const { walletId } = noura
    await noura.now(topUp(1_000_00))
    await noura.now(payment(100_00))
    const typeOf = async () =>
      (await noura.read('/limits')).types.find(({ type }: { type: string }) => type === 'local_pos')
    expect(await typeOf()).toMatchObject({ daily: { limit: null, used: sar(100_00), remaining: sar(1_900_00) } })
    await setLimit(db, { walletId, scope: 'local_pos', period: 'monthly', amount: 250_00 }, NOW)
    expect(await typeOf()).toMatchObject({ daily: { remaining: sar(150_00) }, monthly: { remaining: sar(150_00) } })
    await setLimit(db, { walletId, scope: 'overall', period: 'daily', amount: 50_00 }, NOW)
    expect(await typeOf()).toMatchObject({ daily: { remaining: sar(0) }, monthly: { remaining: sar(150_00) } })
  })

  test('name what one transfer to an IBAN may have', async () => {
    const noura = await newWalletOwner(plink)
    const limitedApp = plink.with({ transferLimits: { instant: 30_000_00 } })
    const { accessToken } = noura.customer
    const through = Object.assign(noura.customer.through(limitedApp), { accessToken })
    expect(await (await through.get('/api/v1/wallet/limits')).json()).toMatchObject({ instantTransfer: sar(30_000_00) })
  })

  test('are, and leave, no more than the month of the licence', async () => {
    const noura = await newWalletOwner(plink)
    await noura.now(topUp(1_000_00))
    await noura.now(payment(100_00))
    const limitedApp = plink.with({ licence: { monthlyOutgoing: 250_00 } })
    const { accessToken } = noura.customer
    const through = Object.assign(noura.customer.through(limitedApp), { accessToken })
    const { overall, types } = await (await through.get('/api/v1/wallet/limits')).json()
    const expectedLimit = { remaining: sar(150_00), range: { minimum: sar(0), maximum: sar(250_00) } }
    expect(overall).toMatchObject({
      daily: { ...expectedLimit, limit: sar(250_00) },
      monthly: { ...expectedLimit, limit: sar(250_00) },
    })
    const ofType = (wantedType: string) => types.find(({ type }: { type: string }) => type === wantedType)
    expect(ofType('local_pos')).toMatchObject({ monthly: { remaining: sar(150_00) } })
    expect(ofType('wallet_top_up')).toMatchObject({ monthly: { limit: null, remaining: sar(1_000_000_00) } })
  })
})
