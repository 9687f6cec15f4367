import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { BankDetails, Beneficiary, TopUp, Transfer } from '#api/contract/generated/schemas.ts'
import { freePort } from '#api/dev/free-port.ts'
import { liveEnvironment } from '#api/dev/rehearsal/live-environment.ts'
import type { MoneyBooks } from '#api/dev/rehearsal/money-records.ts'
import type { Fault } from '#api/dev/stand-in/faults.ts'
import { seedAccount } from '#api/features/sandbox/seed-account.ts'
import { contextOf, transferCode } from '#api/features/transfers/transfer-code.ts'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { oneTimeCodes } from '#api/kernel/db/schema/auth.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { keyedHash } from '#api/kernel/platform/cryptography.ts'
import { argon2Hasher } from '#api/kernel/platform/password-hasher.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { lockWallet } from '#api/money/ledger/wallets.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { GREEN_PALM } from '#api/testing/customers/open-account.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { sar } from '#api/testing/money/wallet.ts'
import type { WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'
import { setTestKey, TEST_SECRET_KEY } from '#api/testing/secret-keys.ts'
import { newCrNumber, newNationalId, newPhone } from '#api/testing/unique-values.ts'
import { type ProvidersProcess, startProviders } from './providers-process.ts'
import { killServers, type ServerProcess, startServer } from './server-process.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)
const PASSWORD = 'Palm#Trees2031'
const IBAN = 'SA0380000000608010167519'
/** Confirms the transfers of {@link PlinkProcesses.draftsOf}. */
export const DRAFT_CODE = '123456'

export type PlinkProcesses = Awaited<ReturnType<typeof startPlinkProcesses>>

type SubmittedPayout = MoneyBooks['payouts'][number]

/** An owner of a wallet in live mode, which is read only over HTTP. */
export type LiveWalletOwner = Pick<WalletOwner, 'customer' | 'walletId'>

/**
 * Starts Plink in live mode as operators run it: two servers on one Postgres, and providers that are processes too. A test may kill any of them.
 * @param settingsOf the servers' settings for the database at this URL, if there are more than the URL
 * @param database an empty database, if it is not in the Postgres for the tests
 */
export async function startPlinkProcesses(
  settingsOf?: (databaseUrl: string) => Record<string, string>,
  database?: { url: string; drop(): Promise<void> },
) {
  setTestKey()
  const [postgres, books, port] = await Promise.all([database ?? emptyPostgres(), emptyPostgres(), freePort()])
  const passwordHash = await argon2Hasher().hash(PASSWORD)
  const startOrRestart = (earlier?: ProvidersProcess) => startProviders(books.url, `http://localhost:${port}`, earlier)
  let providers = await startOrRestart()
  const environment = {
    ...liveEnvironment(providers.standIns, { port, databaseUrl: postgres.url }),
    SECRET_KEY: TEST_SECRET_KEY,
    PROVIDER_TIMEOUT_SECONDS: '5',
    RATE_LIMIT_PER_ADDRESS_PER_MINUTE: '100000',
    BENEFICIARY_COOLING_HOURS: '0',
    ...settingsOf?.(postgres.url),
  }
  /** The payout account of each server, so that the provider's books show which server has submitted a payout. */
  const sources: string[] = [randomUUID(), randomUUID()]
  /** Starts a server. The first one has the port that the providers know. */
  const startAs = (index: number): Promise<ServerProcess> => {
    const own = index > 0 ? { ...environment, PORT: '0' } : environment
    return startServer({ ...own, MOYASAR_PAYOUT_SOURCE: sources[index]! })
  }
  const servers = await Promise.all([startAs(0), startAs(1)])
  const { db, close } = connectPostgres(postgres.url)
  const at = (index: number) => ({
    request: (path: string, init?: RequestInit) => fetch(servers[index]!.url + path, init),
  })

  const plink = {
    db,
    /** Returns the current process of the providers. */
    providers: () => providers,
    async restartProviders(): Promise<void> {
      providers = await startOrRestart(providers)
    },
    /** Returns the server that has submitted this payout. */
    submitterOf: ({ sourceId = '' }: SubmittedPayout): number => sources.indexOf(sourceId),
    async killServer(index: number): Promise<void> {
      servers[index]!.kill('SIGKILL')
      await servers[index]!.exited
    },
    /** Starts a server again after it was killed. */
    async startServer(index: number): Promise<void> {
      servers[index] = await startAs(index)
    },
    async stop(): Promise<void> {
      await killServers()
      await providers.kill()
      await close()
      await Promise.all([postgres.drop(), books.drop()])
    },

    /** Opens an account that has never signed in. */
    async newAccount(): Promise<Customer> {
      const own = { id: randomUUID(), phone: newPhone(), nationalId: newNationalId(), crNumber: newCrNumber() }
      await seedAccount(db, { ...own, business: GREEN_PALM, passwordHash }, new Date())
      return new Customer(at(0), { identifier: own.phone, password: PASSWORD })
    },
    async newWalletOwner(): Promise<LiveWalletOwner> {
      const customer = await plink.newAccount()
      await customer.startLogin()
      customer.otp = await providers.codeOf(customer.identifier)
      await customer.verifyLogin()
      const isTheirs = eq(wallets.accountId, customer.userId)
      const [wallet] = await db.select({ id: wallets.id }).from(wallets).where(isTheirs)
      return { customer, walletId: wallet!.id }
    },
    bankDetailsOf: async ({ customer }: LiveWalletOwner): Promise<BankDetails> =>
      (await customer.get('/api/v1/top-ups/bank-details')).json(),
    /** Returns the IBAN of the wallet, which the bank opens. */
    async ibanOf(owner: LiveWalletOwner): Promise<string> {
      const { iban } = await plink.bankDetailsOf(owner)
      return iban ?? expect.fail('The bank has opened no IBAN')
    },
    /** Returns an owner who has received this amount. */
    async ownerWith(amount: number): Promise<LiveWalletOwner> {
      const owner = await plink.newWalletOwner()
      await providers.book({ iban: await plink.ibanOf(owner), amount })
      expect(await plink.moneyOf(owner)).toEqual({ available: amount, onHold: 0 })
      return owner
    },
    /** Returns one of the servers. */
    server: at,
    /** Returns the same session at one of the servers. */
    through: (index: number, { customer }: LiveWalletOwner): Customer =>
      Object.assign(customer.through(at(index)), { accessToken: customer.accessToken }),
    async moneyOf({ customer }: LiveWalletOwner) {
      const { available, onHold } = await (await customer.get('/api/v1/wallet')).json()
      return { available: available.amount, onHold: onHold.amount }
    },
    /** Adds and confirms a beneficiary whose name the payee check knows. */
    async payeeOf(owner: LiveWalletOwner): Promise<string> {
      const payee = await plink.confirmPayee(owner, await plink.addPayee(owner))
      expect(payee).toMatchObject({ state: 'active', payeeCheck: 'match' })
      return payee.beneficiaryId
    },
    async addPayee({ customer }: LiveWalletOwner): Promise<{ beneficiaryId: string; otp: string }> {
      const payee = { name: 'Riyadh Supplies Co.', iban: IBAN, identifier: '1010123456' }
      const { body } = await outcome(customer.post('/api/v1/beneficiaries', payee))
      return { beneficiaryId: String(body.beneficiaryId), otp: await providers.codeOf(customer.identifier) }
    },
    confirmPayee: async (
      { customer }: LiveWalletOwner,
      { beneficiaryId, otp }: { beneficiaryId: string; otp: string },
    ): Promise<Beneficiary> => (await customer.post(`/api/v1/beneficiaries/${beneficiaryId}/confirm`, { otp })).json(),
    readPayee: async ({ customer }: LiveWalletOwner, beneficiaryId: string): Promise<Beneficiary> =>
      (await customer.get(`/api/v1/beneficiaries/${beneficiaryId}`)).json(),
    /**
     * Sends a card for a top-up of this amount to a provider with this fault. The cardholder has not confirmed the payment yet. Returns the id of
     * the top-up.
     */
    async payByCard({ customer }: LiveWalletOwner, amount: number, fault?: Fault): Promise<string> {
      const { body } = await outcome(customer.post('/api/v1/top-ups', { amount: sar(amount) }))
      const topUpId = String(body.topUpId)
      const cardToken = await providers.enterCard()
      if (fault) await providers.setFault('moyasar', fault)
      const { status } = await outcome(customer.post(`/api/v1/top-ups/${topUpId}/pay`, { cardToken }))
      expect(status).toBe(200)
      if (fault) await providers.setFault('moyasar', null)
      return topUpId
    },
    readTopUp: async ({ customer }: LiveWalletOwner, topUpId: string): Promise<TopUp> =>
      (await customer.get(`/api/v1/top-ups/${topUpId}`)).json(),
    /** Makes the first run of each job due now, instead of a minute after the start. */
    hurryJobs: () =>
      db.execute(
        sql`update pgboss.job set start_after = now() where name in ('top-ups', 'sandbox-card-payments', 'beneficiaries') and state = 'created'`,
      ),
    /** Starts work that needs the wallet, which is locked until this many transactions wait for a lock and `then` has ended. */
    async whileWalletWaits<Result>(
      { walletId }: LiveWalletOwner,
      waiting: number,
      start: () => Promise<Result>,
      then: () => Promise<void> = async () => {},
    ): Promise<Result> {
      const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`
      const { started } = await db.transaction(async tx => {
        await lockWallet(tx, walletId)
        const work = start()
        // The count is outside this transaction, which would never see a connection that is opened after its first query.
        await expect.poll(() => db.$count(sql`pg_stat_activity`, isWaiting)).toBe(waiting)
        await then()
        return { started: work }
      })
      return started
    },
    /** Stores transfers of 1 SAR to another customer that wait for {@link DRAFT_CODE}. */
    async draftsOf(payer: LiveWalletOwner, payee: LiveWalletOwner, count: number): Promise<string[]> {
      const at = new Date()
      const draft = {
        accountId: payer.customer.userId,
        walletId: payer.walletId,
        recipientWalletId: payee.walletId,
        payeeName: 'Green Palm Trading Est.',
        amount: 1_00,
        purpose: 'expenses_services',
        warnings: [],
        createdAt: at,
        state: 'draft',
        stateCause: 'created',
        stateSince: at,
      } as const
      const values = Array.from({ length: count }, () => ({ ...draft, warnings: [], id: randomUUID() }))
      const rows = await db.insert(transfers).values(values).returning()
      await db.insert(oneTimeCodes).values(
        rows.map(each => ({
          ...transferCode(each),
          codeHash: keyedHash(TEST_SECRET_KEY, 'transfer', each.id, DRAFT_CODE),
          context: contextOf(each),
          sentAt: at,
          expiresAt: addSeconds(at, 3600),
        })),
      )
      return rows.map(({ id }) => id)
    },
    confirm: (customer: Customer, transferId: string, otp: string): Promise<Outcome> =>
      outcome(customer.post(`/api/v1/transfers/${transferId}/confirm`, { otp })),
    /** Sends this amount to the beneficiary, up to the confirmation. Returns the id of the transfer. */
    async send({ customer }: LiveWalletOwner, beneficiaryId: string, amount: number): Promise<string> {
      const destination = { kind: 'beneficiary', beneficiaryId }
      const order = { destination, amount: sar(amount), purpose: 'expenses_services' }
      const { transfer } = await (await customer.post('/api/v1/transfers', order)).json()
      const confirmed = await plink.confirm(customer, transfer.transferId, await providers.codeOf(customer.identifier))
      expect(confirmed).toMatchObject({ status: 200 })
      return transfer.transferId
    },
    read: async ({ customer }: LiveWalletOwner, transferId: string): Promise<Transfer> =>
      (await customer.get(`/api/v1/transfers/${transferId}`)).json(),
    untilState: (owner: LiveWalletOwner, transferId: string, state: Transfer['state']) =>
      expect.poll(async () => (await plink.read(owner, transferId)).state).toBe(state),
    stepsOf: async (owner: LiveWalletOwner, transferId: string): Promise<string[]> =>
      (await plink.read(owner, transferId)).history.map(({ state, cause }) => `${state} ${cause}`),
    /** Returns the payout of this amount, once the provider has it. */
    async payoutOf(amount: number): Promise<SubmittedPayout> {
      await expect.poll(() => providers.payoutsOf(amount), { interval: 20 }).toHaveLength(1)
      return (await providers.payoutsOf(amount))[0]!
    },
    /** Runs an operator's command, and returns its output. */
    run: async (script: string): Promise<string> =>
      (
        await promisify(execFile)('npm', ['run', '--silent', script], {
          cwd: ROOT,
          env: { PATH: process.env.PATH, ...environment },
        })
      ).stdout,
  }
  return plink
}
