import type { Client } from 'pg'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { walletIbans } from '#api/kernel/db/schema/top-ups.ts'

const ROWS_AT_A_TIME = 20_000
/** This is more than the number of originals. */
const ORIGINALS = 1000

interface Kind {
  originals: string
  /** Returns the value as it is stored. Each number has another value. */
  storedValue: (number: number) => unknown
}

const digits = (number: number, length: number) => String(number).padStart(length, '0')
const both = (column: string) => `select ${column} as value from applicants union select ${column} from accounts`

const KINDS: Kind[] = [
  { originals: both('phone'), storedValue: number => accounts.phone.mapToDriverValue(`+9665${digits(number, 8)}`) },
  {
    originals: both('national_id'),
    storedValue: number => accounts.nationalId.mapToDriverValue(`1${digits(number, 9)}`),
  },
  { originals: both('cr_number'), storedValue: number => `1${digits(number, 9)}` },
  { originals: both('unified_number'), storedValue: number => `7${digits(number, 9)}` },
  {
    originals: 'select iban as value from wallet_ibans union select iban from bank_credits',
    storedValue: number => walletIbans.iban.mapToDriverValue(`SA00${digits(number, 20)}`),
  },
]

/** Gives each copy its own values, encrypted as the product does, so that it can read and find them. */
export async function fillIdentities(client: Client, copies: number): Promise<void> {
  for (const { originals, storedValue } of KINDS) {
    const { rows } = await client.query<{ value: string }>(
      `select value from (${originals}) as each where value is not null order by 1`,
    )
    if (rows.length > ORIGINALS)
      throw new Error(`There are ${rows.length} originals, at most ${ORIGINALS} can be told apart`)
    for (const [index, { value }] of rows.entries())
      for (let first = 1; first <= copies; first += ROWS_AT_A_TIME) {
        const numbers = Array.from(
          { length: Math.min(ROWS_AT_A_TIME, copies - first + 1) },
          (_, offset) => first + offset,
        )
        const values = numbers.map(number => storedValue(number * ORIGINALS + index))
        await client.query(
          'insert into growth.identities select $1, * from unnest($2::int[], $3::text[]) on conflict do nothing',
          [value, numbers, values],
        )
      }
  }
  await client.query('analyze growth.identities')
}
