import { randomUUID } from 'node:crypto'
import type { ReceivedEmail } from '#api/dev/stand-in/mail-server.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { newCrNumber, newNationalId, newPhone } from '#api/testing/unique-values.ts'
import { createMoneyRecords } from './money-records.ts'

export interface RehearsalPerson {
  nationalId: string
  /** The phone in local form, 05XXXXXXXX. */
  phone: string
  /** The name in four parts, as Nafath returns it. */
  arabicName: readonly [string, string, string, string]
  /** The first, second and last name. */
  englishName: readonly [string, string, string]
  /** An ISO date. */
  dateOfBirth: string
}

export interface RehearsalBusiness {
  crNumber: string
  unifiedNumber: string
  arabicName: string
  englishName: string
  /** Whether the business is on a list of sanctions. */
  isListed: boolean
  owner: RehearsalPerson
}

export interface RehearsalMessage {
  id: string
  provider: 'unifonic' | 'taqnyat'
  /** The phone in E.164. */
  to: string
  body: string
}

export interface RehearsalCall {
  id: string
  /** The phone in E.164. */
  to: string
  says: string
  /** The URL to which the provider reports pressed keys. */
  responseUrl: string
  pressed?: string
}

export interface NafathSession {
  state: string
  requestId: string
  /** The person who approved. Undefined until then. */
  approvedBy?: RehearsalPerson
  isRedeemed: boolean
}

export type ProviderRecords = ReturnType<typeof createProviderRecords>

/**
 * Creates what the providers of a rehearsal have on record: people, businesses, and the messages to them. The newest entries come first.
 * @param db a migrated database of the providers, with the books of the sandbox
 */
export function createProviderRecords(db: Db) {
  const businesses: RehearsalBusiness[] = []
  const messages: RehearsalMessage[] = []
  const emails: ReceivedEmail[] = []
  const calls: RehearsalCall[] = []
  const sessions: NafathSession[] = []
  const people = () => businesses.map(({ owner }) => owner)
  return {
    businesses,
    messages,
    emails,
    calls,
    sessions,
    money: createMoneyRecords(db),
    addBusiness(): RehearsalBusiness {
      const number = businesses.length + 1
      const business: RehearsalBusiness = {
        crNumber: newCrNumber(),
        unifiedNumber: `700${String(number).padStart(7, '0')}`,
        arabicName: `مؤسسة النخلة ${number} للتجارة`,
        englishName: `Palm ${number} Trading Est.`,
        isListed: false,
        owner: {
          nationalId: newNationalId(),
          phone: newPhone(),
          arabicName: ['نورة', 'سالم', 'عبدالله', 'القحطاني'],
          englishName: ['Noura', 'Salem', 'Alqahtani'],
          dateOfBirth: '1991-05-01',
        },
      }
      businesses.unshift(business)
      return business
    },
    businessOf: (number: unknown) =>
      businesses.find(({ crNumber, unifiedNumber }) => number === crNumber || number === unifiedNumber),
    personOf: (nationalId: unknown) => people().find(person => person.nationalId === nationalId),
    sessionOf: (state: unknown) => sessions.find(session => session.state === state),
    openSession(requestId: string): NafathSession {
      const session = { state: randomUUID(), requestId, isRedeemed: false }
      sessions.unshift(session)
      return session
    },
  }
}
