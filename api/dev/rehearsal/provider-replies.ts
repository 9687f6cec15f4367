import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { StandInReplies, StandInReply } from '#api/dev/stand-in/stand-in.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { moneyReplies } from './money-replies.ts'
import type { NafathSession, ProviderRecords, RehearsalMessage, RehearsalPerson } from './provider-records.ts'

const NOT_APPROVED_YET = '401-033-024'
const UNKNOWN_STATE = '400-034-053'
const TOKEN_LIFETIME = '2m'

interface Rehearsed {
  records: ProviderRecords
  /** Our name at Nafath, which is the audience of its tokens. */
  audience: string
  /** Returns the page where a person approves, for the state of a session. */
  portalUrl: (state: string) => string
  /** Returns the page of 3-D Secure for the id of a payment. */
  threeDsUrl: (id: string) => string
}

/** Returns the responses of each provider in a rehearsal, by its name in `providers/`. */
export async function providerReplies(rehearsed: Rehearsed): Promise<Record<string, StandInReplies>> {
  const { records } = rehearsed
  return {
    wathq: wathqReplies(records),
    yakeen: yakeenReplies(records),
    nafath: await nafathReplies(rehearsed),
    yente: { matchEntities: ({ body }) => ok({ responses: matchesOf(records, Object(body.queries)) }) },
    unifonic: {
      sendMessage: ({ body }) => {
        receive(records, {
          id: String(body.CorrelationID),
          provider: 'unifonic',
          to: `+${body.Recipient}`,
          body: String(body.Body),
        })
        return ok({
          success: true,
          message: '',
          errorCode: 'ER-00',
          data: { MessageID: randomUUID(), Status: 'Queued' },
        })
      },
    },
    taqnyat: {
      sendMessage: ({ body }) => {
        const [to] = [body.recipients].flat()
        receive(records, { id: randomUUID(), provider: 'taqnyat', to: `+${to}`, body: String(body.body) })
        return { status: 201, body: { statusCode: 201, messageId: randomUUID(), accepted: `[${to},]`, rejected: '[]' } }
      },
    },
    'unifonic-voice': {
      createCall: ({ body }) => {
        const [to] = [body.recipient].flat()
        const { say, responseUrl } = Object(body.ivr)
        const id = randomUUID()
        records.calls.unshift({ id, to: String(to), says: String(say), responseUrl: String(responseUrl) })
        return ok({ callId: id })
      },
    },
    'account-opening': {},
    ...moneyReplies(records.money, rehearsed.threeDsUrl),
  }
}

const ok = (body: unknown): StandInReply => ({ status: 200, body })

function wathqReplies({ businessOf }: ProviderRecords): StandInReplies {
  const notFound = { status: 404, body: { code: '404.2.1', message: 'No Results Found' } }
  return {
    getUnifiedNumber({ parameters }) {
      const business = businessOf(parameters.crNumber)
      return business ? ok({ crNationalNumber: business.unifiedNumber }) : notFound
    },
    getFullInfo({ parameters }) {
      const business = businessOf(parameters.crNationalNumber)
      if (!business) return notFound
      const { unifiedNumber, crNumber, arabicName, owner } = business
      return ok({
        crNationalNumber: unifiedNumber,
        crNumber,
        name: arabicName,
        issueDateGregorian: '2021-03-14',
        inLiquidationProcess: false,
        status: { id: 1, name: 'نشط' },
        parties: [{ name: owner.arabicName.join(' '), identity: { id: owner.nationalId } }],
        management: { managers: [] },
      })
    },
    getInfo({ parameters }) {
      const business = businessOf(parameters.crNationalNumber)
      return business ? ok({ name: business.englishName }) : notFound
    },
  }
}

function yakeenReplies({ personOf }: ProviderRecords): StandInReplies {
  return {
    getMobileOwnership({ parameters: { id, mobile } }) {
      const person = personOf(id)
      if (!person) return { status: 400, body: { code: '101', message: 'Invalid ID' } }
      const isOwner = phoneToE164(person.phone) === `+${mobile}`
      return ok({ referenceNumber: randomUUID(), id, mobile, isOwner })
    },
  }
}

function matchesOf({ businesses }: ProviderRecords, queries: Record<string, { properties: { name: string[] } }>) {
  const listed = businesses.filter(({ isListed }) => isListed).flatMap(each => [each.arabicName, each.englishName])
  return Object.fromEntries(
    Object.entries(queries).map(([name, { properties }]) => {
      const isListed = properties.name.some(each => listed.includes(each))
      return [name, { status: 200, results: isListed ? [{ score: 0.97, match: true }] : [] }]
    }),
  )
}

async function nafathReplies({ records, audience, portalUrl }: Rehearsed): Promise<StandInReplies> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = randomUUID()
  const keys = [{ ...(await exportJWK(publicKey)), kid, use: 'sig' }]
  const sign = (person: RehearsalPerson) =>
    new SignJWT(claimsOf(person))
      .setProtectedHeader({ alg: 'RS256', kid })
      .setAudience(audience)
      .setExpirationTime(TOKEN_LIFETIME)
      .sign(privateKey)
  return {
    getKeys: () => ok({ keys }),
    createSession({ parameters }) {
      const { state } = records.openSession(String(parameters.requestId))
      return ok({ url: portalUrl(state), hashedState: 'aGFzaA==' })
    },
    async redeemState({ body }) {
      const session: NafathSession | undefined = records.sessionOf(body.state)
      if (!session || session.isRedeemed)
        return { status: 400, body: { code: UNKNOWN_STATE, message: 'Unknown request' } }
      if (!session.approvedBy) return { status: 401, body: { code: NOT_APPROVED_YET, message: 'Not approved' } }
      session.isRedeemed = true
      return ok({ token: await sign(session.approvedBy) })
    },
  }
}

function claimsOf({ nationalId, dateOfBirth, arabicName, englishName }: RehearsalPerson) {
  const [firstName, fatherName, grandFatherName, familyName] = arabicName
  const [englishFirstName, englishSecondName, englishLastName] = englishName
  const names = {
    firstName,
    fatherName,
    grandFatherName,
    familyName,
    englishFirstName,
    englishSecondName,
    englishLastName,
  }
  return { nin: nationalId, dateOfBirthG: dateOfBirth, ...names }
}

/** Receives a message, unless it was sent before. */
function receive({ messages }: ProviderRecords, message: RehearsalMessage): void {
  if (!messages.some(({ id }) => id === message.id)) messages.unshift(message)
}
