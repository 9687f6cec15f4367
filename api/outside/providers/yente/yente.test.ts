import { afterAll, describe, expect, test } from 'vitest'
import type { ScreeningProvider, ScreeningSubject } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { describeFaults, providerUnderTest } from '#api/testing/providers/provider.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { yenteScreening } from './yente.ts'

const { database, deps } = await testApp()
afterAll(database.close)

const yente = providerUnderTest('yente', { Authorization: 'ApiKey the key' })
const live = (client = yente.client()): ScreeningProvider => yenteScreening(client, 'sanctions')

const subject = (changes: Partial<ScreeningSubject> = {}): ScreeningSubject => ({
  idNumber: '1012345678',
  phone: '0512345678',
  crNumber: '1010123456',
  businessType: 'freelancer',
  person: { names: ['سارة القحطاني'], dateOfBirth: '1990-01-01' },
  company: { names: ['مؤسسة النخلة الخضراء للتجارة'] },
  parties: [],
  ...changes,
})
const personNamed = (name: string, dateOfBirth: string | null = null) =>
  subject({
    idNumber: sandboxValues.idNumber.screening_review[0],
    person: { names: [name], dateOfBirth },
  })

const REVIEW = { kind: 'review', reason: 'Your details need a manual compliance review.' }

describe.each([
  ['the sandbox', () => deps.providers.screening],
  ['yente', live],
])('screening by %s', (_name, of) => {
  test('clears a person and a company that are on no list', async () => {
    expect(await of().screen(subject())).toEqual({ kind: 'clear' })
  })

  test('leaves a person on a list to compliance, and does not say which list', async () => {
    expect(await of().screen(personNamed('Listed Person', '1990-01-01'))).toMatchObject(REVIEW)
  })
})

describe('yente', () => {
  test('is asked for the person and the company, with our key', async () => {
    await live().screen(subject())
    const [request] = yente.standIn().requests
    expect(request?.headers.authorization).toBe('ApiKey the key')
    expect(request?.parameters).toEqual({ dataset: 'sanctions' })
    expect(request?.body).toEqual({
      queries: {
        person: { schema: 'Person', properties: { name: ['سارة القحطاني'], birthDate: ['1990-01-01'] } },
        company: { schema: 'Company', properties: { name: ['مؤسسة النخلة الخضراء للتجارة'] } },
      },
    })
  })

  test('leaves a company whose owner is on a list to compliance', async () => {
    const parties = [
      { name: 'Listed Owner', isCompany: false },
      { name: 'شركة النخيل القابضة', isCompany: true },
    ]
    expect(await live().screen(subject({ parties }))).toMatchObject(REVIEW)
    expect(yente.standIn().requests[0]?.body).toMatchObject({
      queries: {
        party1: { schema: 'Person', properties: { name: ['Listed Owner'] } },
        party2: { schema: 'Company', properties: { name: ['شركة النخيل القابضة'] } },
      },
    })
  })

  test('clears a company whose owner is on no list', async () => {
    const parties = [{ name: 'سالم عبدالله الحربي', isCompany: false }]
    expect(await live().screen(subject({ parties }))).toEqual({ kind: 'clear' })
  })

  test('leaves a company on a list to compliance', async () => {
    const listedSubject = subject({ company: { names: ['Listed Company'] } })
    expect(await live().screen(listedSubject)).toEqual({ ...REVIEW, hits: ['NK-company'] })
  })

  test.each([
    ['only similar', { kind: 'clear' }, 'Similar Person'],
    ['alike and not said to differ', REVIEW, 'Unclear Person'],
    ['whose query failed', { kind: 'unavailable' }, 'Failing Person'],
    ['whose query has no response', { kind: 'unavailable' }, 'Missing Person'],
  ])('knows a person who is %s', async (_what, outcome, name) => {
    expect(await live().screen(personNamed(name))).toMatchObject(outcome)
  })

  test.each([
    ['a person', { person: { names: [], dateOfBirth: null } }],
    ['a company', { company: { names: [] } }],
    ['an owner', { parties: [{ name: null, isCompany: false }] }],
  ])('cannot clear %s without a name', async (_what, changes) => {
    expect(await live().screen(subject(changes))).toMatchObject(REVIEW)
  })

  describeFaults(yente, client => live(client).screen(subject()), { kind: 'unavailable' })
})
