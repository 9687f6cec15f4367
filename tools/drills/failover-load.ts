import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Customer } from '#api/testing/customers/customer.ts'
import { DRAFT_CODE, type LiveWalletOwner, type PlinkProcesses } from '#api/testing/processes/plink-processes.ts'
import { retryingClient, Tally } from './retrying-client.ts'

const TRANSFERS_AT_ONCE = 6
const SIGN_INS_AT_ONCE = 2
/** A pause between requests, as people make, because the machine has other work too. */
const PAUSE_MILLISECONDS = 200

interface Written {
  transferId: string
  /** The time of `performance.now()`. */
  at: number
}

export interface LoadResult {
  tally: Tally
  acknowledged: Written[]
  /** The responses other than success. */
  rejected: string[]
  signedIn: Customer[]
}

interface Waiting {
  payer: LiveWalletOwner
  transferIds: string[]
  accounts: Customer[]
}

/** Confirms transfers and signs people in at both servers. The work must last until `stop`. */
export function startLoad(plink: PlinkProcesses, { payer, transferIds, accounts }: Waiting) {
  const tally = new Tally()
  const result: LoadResult = { tally, acknowledged: [], rejected: [], signedIn: [] }
  let isStopping = false
  const repeat = async (work: () => Promise<void>) => {
    while (!isStopping) {
      await work()
      await sleep(PAUSE_MILLISECONDS)
    }
  }
  const client = (index: number) => retryingClient(plink.server(index % 2), tally)
  const confirm = (index: number) => async () => {
    const transferId = transferIds.pop()
    if (!transferId) throw new Error('More transfers must be prepared')
    const customer = Object.assign(payer.customer.through(client(index)), { accessToken: payer.customer.accessToken })
    const { status, body } = await plink.confirm(customer, transferId, DRAFT_CODE)
    if (status === 200) result.acknowledged.push({ transferId, at: performance.now() })
    else result.rejected.push(`confirmTransfer ${status} ${body.code}`)
  }
  const signIn = (index: number) => async () => {
    const account = accounts.pop()
    if (!account) return
    const customer = account.through(client(index))
    try {
      await signInWithCode(plink, customer)
      result.signedIn.push(customer)
    } catch (cause) {
      result.rejected.push(`sign-in ${cause}`)
    }
  }
  const workers = [
    ...Array.from({ length: TRANSFERS_AT_ONCE }, (_, index) => repeat(confirm(index))),
    ...Array.from({ length: SIGN_INS_AT_ONCE }, (_, index) => repeat(signIn(index))),
  ]
  const done = Promise.all(workers)
  // A failure is reported by `stop`.
  done.catch(() => {})
  return {
    result,
    /** Resolves when this many more transfers are acknowledged. */
    more: async (count: number) => {
      const wanted = result.acknowledged.length + count
      await expect.poll(() => result.acknowledged.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(wanted)
    },
    async stop(): Promise<LoadResult> {
      isStopping = true
      await done
      return result
    },
  }
}

async function signInWithCode(plink: PlinkProcesses, customer: Customer): Promise<void> {
  await customer.startLogin()
  const code = () => plink.providers().codeOf(customer.identifier)
  await expect.poll(code, { timeout: 60_000 }).not.toBe('')
  customer.otp = await code()
  await customer.verifyLogin()
}
