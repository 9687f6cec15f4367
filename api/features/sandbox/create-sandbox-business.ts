import { randomBytes, randomInt } from 'node:crypto'
import {
  type ApiKey,
  ApiKeyScope,
  type CreateSandboxBusinessRequest,
  type NewSandboxBusiness,
  type SandboxBusiness,
} from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { presentApiKey } from '#api/features/api-keys/api-keys.store.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { newApiKey, shownOf } from '#api/people/api-keys/key-format.ts'
import { cleanPayeeName, nicknameProblem } from '#domain/money/beneficiary.ts'
import { nationalIdProblem } from '#domain/national-id.ts'
import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { openBusiness } from './sandbox-businesses.ts'

const OPENING_BALANCE = 10_000_00
/** Less than the daily limit that a wallet starts with, so that a program meets its cap first. */
const DAILY_CAP = 1_000_00
/** The longest lifetime that a key can have. */
const KEY_SECONDS = 1096 * 86_400

/** Creates a business that only its caller can find, with a key that works at once. */
export async function createSandboxBusiness(
  { db, clock, passwords }: Deps,
  request: CreateSandboxBusinessRequest,
  address: string,
): Promise<NewSandboxBusiness> {
  const name = validName(request.name ?? 'Test Business')
  const openingBalance = request.openingBalance?.amount ?? OPENING_BALANCE
  const password = `${SANDBOX_PASSWORD}-${randomBytes(6).toString('base64url')}`
  // The queue takes turns between addresses, so a caller that creates many businesses keeps nobody from signing in.
  const passwordHash = await passwords.runQueued(() => passwords.hash(password), address)
  const now = clock()
  return db.transaction(async tx => {
    const business = await openWithNewNumbers(tx, { name, openingBalance, passwordHash }, now)
    return { password, ...(await makeKey(tx, business, now)), business }
  })
}

/** Returns the name as it is stored. Throws `VALIDATION_ERROR`. */
function validName(input: string): string {
  const name = cleanPayeeName(input)
  if (name !== '' && !nicknameProblem(name)) return name
  throw new PlinkError('VALIDATION_ERROR', { fields: { name: 'Must be a name of at most 40 letters' } })
}

type Plan = Omit<Parameters<typeof openBusiness>[1], keyof ReturnType<typeof newNumbers>>

/** Draws numbers until no account has them. Nobody can list the numbers of other businesses. */
async function openWithNewNumbers(tx: Db, plan: Plan, now: Date): Promise<SandboxBusiness> {
  let business: SandboxBusiness | undefined
  while (!business) business = await openBusiness(tx, { ...plan, ...newNumbers() }, now)
  return business
}

/** Returns numbers that are not test values. */
const newNumbers = () => ({ phone: `051${digits(7)}`, nationalId: newNationalId(), crNumber: `98${digits(8)}` })

function newNationalId(): string {
  const start = `1${digits(8)}`
  return Array.from({ length: 10 }, (_, check) => `${start}${check}`).find(id => !nationalIdProblem(id))!
}

const digits = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0')

/** Creates a key that has every scope and may send to both beneficiaries. */
async function makeKey(
  tx: Db,
  { accountId, beneficiaries }: SandboxBusiness,
  createdAt: Date,
): Promise<{ key: string; apiKey: ApiKey }> {
  const key = newApiKey('sandbox')
  const [row] = await tx
    .insert(apiKeys)
    .values({
      id: crypto.randomUUID(),
      accountId,
      name: 'Sandbox',
      scopes: ApiKeyScope.options,
      beneficiaryIds: beneficiaries.map(({ beneficiaryId }) => beneficiaryId),
      dailyCap: DAILY_CAP,
      createdAt,
      expiresAt: addSeconds(createdAt, KEY_SECONDS),
      tokenHash: sha256(key),
      ...shownOf(key),
      slot: 1,
    })
    .returning()
  return { key, apiKey: presentApiKey(row!, createdAt) }
}
