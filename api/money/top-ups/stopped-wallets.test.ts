import { afterAll, expect, test } from 'vitest'
import { freezeWallet, lockWallet, setWalletStatus } from '#api/money/ledger/wallets.ts'
import { bookSandboxCredit } from '#api/outside/sandbox/bank.ts'
import { testApp } from '#api/testing/app.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import { bookBankCredit } from './bank-credits.ts'

const plink = await testApp()
const { clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

const TOP_UPS = '/api/v1/top-ups'
const AMOUNT = 250_00

const freeze = ({ customer }: WalletOwner) => freezeWallet(db, customer.userId, clock())
const deactivate = ({ walletId }: WalletOwner) =>
  db.transaction(async tx => setWalletStatus(tx, await lockWallet(tx, walletId), 'inactive', clock()))
const balanceOf = async (owner: WalletOwner) => (await owner.read('')).balance.amount

test.each([
  ['frozen', freeze],
  ['inactive', deactivate],
])('a card that was charged before the wallet became %s credits it', async (_what, stop) => {
  const owner = await newWalletOwner(plink)
  const { body } = await outcome(owner.customer.post(TOP_UPS, { amount: { amount: AMOUNT, currency: 'SAR' } }))
  const path = `${TOP_UPS}/${body.topUpId}`
  await owner.customer.post(`${path}/pay`, { cardToken: SANDBOX_CARDS.paid })
  await stop(owner)
  expect(await outcome(owner.customer.get(path))).toMatchObject({ body: { state: 'paid', cause: 'credited' } })
  expect(await balanceOf(owner)).toBe(AMOUNT)
})

test('a bank transfer is credited to a frozen wallet', async () => {
  const owner = await newWalletOwner(plink)
  const { body } = await outcome(owner.customer.get(`${TOP_UPS}/bank-details`))
  await freeze(owner)
  const transfer = { iban: String(body.iban), amount: AMOUNT, remitterName: 'Najd Supplies', remitterIban: null }
  await bookBankCredit(deps, await bookSandboxCredit(db, clock, transfer))
  expect(await balanceOf(owner)).toBe(AMOUNT)
})

test.each([0, -1, 0.1, 100_000_000_001, '25000', null])('a top-up of %j halalas is refused', async amount => {
  const owner = await newWalletOwner(plink)
  const request = { amount: { amount, currency: 'SAR' } }
  expect(await outcome(owner.customer.post(TOP_UPS, request))).toMatchObject({
    status: 400,
    body: { fields: { 'amount.amount': expect.any(String) } },
  })
})
