import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { openWallet } from '#api/money/ledger/wallets.ts'
import type { AccountOpeningProvider } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { KYB_ANSWERS, type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

const create = (newcomer: Newcomer, changes: Record<string, string> = {}, key: string = crypto.randomUUID()) =>
  newcomer.post(
    '/api/v1/onboarding/create-profile',
    { ...newcomer.profilePayload(), ...changes },
    { 'Idempotency-Key': key },
  )

/** An application with this account-opening provider, and the references that the provider is called with. */
function appWithInstitution(open: AccountOpeningProvider['open']) {
  const references: string[] = []
  const accountOpening: AccountOpeningProvider = {
    open: request => {
      references.push(request.reference)
      return open(request)
    },
  }
  return { references, app: appWith({ providers: { accountOpening }, providerTimeoutSeconds: 0.02 }) }
}

describe('createProfile', () => {
  test('20 times at once creates one', async () => {
    const noura = await signUp(app).upTo('done')
    const responses = await atOnce(20, () => create(noura))
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(responses.map(({ body }) => body.profileId)).size).toBe(1)
    expect(await database.db.$count(profiles, eq(profiles.accountId, noura.userId))).toBe(1)
  })

  test('takes the ids of the choices, and stores their codes', async () => {
    const noura = await signUp(app).upTo('done')
    const { annualRevenue, businessActivity, purposeOfAccount } = KYB_ANSWERS
    const options = await database.db.select().from(kybOptions)
    const idOf = (code: string) => options.find(each => each.code === code && each.locale === 'ar')!.id
    const response = await create(noura, {
      annualRevenue: idOf(annualRevenue),
      businessActivity: idOf(businessActivity),
      accountPurpose: purposeOfAccount.map(idOf).join(', '),
    })
    expect(response.status).toBe(200)
    const [profile] = await database.db.select().from(profiles).where(eq(profiles.accountId, noura.userId))
    expect(profile).toMatchObject({ annualRevenue, businessActivity, purposes: purposeOfAccount })
  })

  test('stores the answers to the questionnaire', async () => {
    const noura = await signUp(app).upTo('kyb')
    const kyb = { annualRevenue: 'under_500k', businessActivity: 'retail', purposeOfAccount: ['payroll', 'other'] }
    await noura.post('/api/v1/onboarding/kyb', { ...kyb, purposeOther: 'Prizes for customers' })
    noura.at = 'password'
    await noura.upTo('done')
    const { annualRevenue, businessActivity } = kyb
    const response = await create(noura, { annualRevenue, businessActivity, accountPurpose: 'payroll, other' })
    expect(response.status).toBe(200)
    const [profile] = await database.db.select().from(profiles).where(eq(profiles.accountId, noura.userId))
    expect(profile).toMatchObject({
      businessName: 'Green Palm Trading Est.',
      annualRevenue,
      businessActivity,
      purposes: ['payroll', 'other'],
      purposeOther: 'Prizes for customers',
    })
  })

  test('gives the business the name of the registry everywhere, not the one that was sent', async () => {
    const noura = await signUp(app).upTo('done')
    const requestNames = { businessName: 'Retail trade', businessNameArabic: 'تجارة التجزئة' }
    expect((await create(noura, requestNames)).status).toBe(200)
    const names = { businessName: 'Green Palm Trading Est.', businessNameArabic: 'مؤسسة النخلة الخضراء للتجارة' }
    const { phone: identifier, password } = noura.values
    const customer = await new Customer(app, { identifier, password }).signIn()
    expect(await outcome(customer.get('/api/v1/auth/me'))).toMatchObject({ body: { profile: names } })
    const staff = await new StaffMember(app).signIn()
    expect(await outcome(staff.get(`/customers/${noura.userId}`))).toMatchObject({ body: { customer: names } })
    const payer = (await newWalletOwner({ app, deps })).customer
    expect(await outcome(payer.post('/api/v1/transfers/recipients', { identifier }))).toMatchObject({
      body: { name: expect.stringContaining('Gr*** P*** T*** Est.') },
    })
  })

  test('returns the same profile when called again', async () => {
    const noura = await signUp(app).toTheEnd()
    expect(await outcome(create(noura))).toMatchObject({ status: 200, body: { profileId: noura.profileId } })
  })

  test('never requests a second account from the institution, even when the result of the first request is unknown', async () => {
    const noura = await signUp(app).upTo('done')
    const silent = appWithInstitution(() => new Promise(() => {}))
    expect((await create(noura.through(silent.app))).status).toBe(504)
    const down = appWithInstitution(async () => 'unavailable')
    expect((await create(noura.through(down.app))).status).toBe(503)
    expect(down.references).toEqual(silent.references)
  })

  test.each([
    ['crNumber', '9900000099'],
    ['freelancerLicense', '9900000099'],
    ['nationalId', '2990700003'],
    ['phoneE164', '+966500000099'],
    ['businessType', 'SOLE-PROPRIETORSHIP'],
    ['annualRevenue', 'over_200m'],
    ['businessActivity', 'agriculture'],
    ['accountPurpose', 'payroll'],
  ])('refuses a %s that was not verified', async (field, value) => {
    const noura = await signUp(app).upTo('done')
    const response = await outcome(create(noura, { [field]: value }))
    expect(response).toMatchObject({ status: 422, body: { code: 'FACTS_MISMATCH' } })
    expect(Object.keys(response.body.fields as object)).toEqual([field])
  })

  test.each(['businessName', 'businessNameArabic'])('takes no blank %s', async field => {
    const noura = await signUp(app).upTo('done')
    expect(await outcome(create(noura, { [field]: ' \u00a0 ' }))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: { [field]: 'Must not be blank' } },
    })
    expect(await database.db.$count(profiles, eq(profiles.accountId, noura.userId))).toBe(0)
  })

  test('refuses the id of another applicant', async () => {
    const [noura, salem] = [await signUp(app).upTo('done'), await signUp(app).upTo('done')]
    expect(await outcome(create(noura, { userId: salem.userId }))).toMatchObject({ status: 403 })
  })

  test('creates no profile when the institution refuses', async () => {
    const noura = await signUp(app).upTo('done')
    const { app: strict } = appWithInstitution(async () => 'forbidden')
    expect(await outcome(create(noura.through(strict)))).toMatchObject({
      status: 403,
      body: { code: 'PROFILE_FORBIDDEN' },
    })
    expect(await outcome(noura.get('/api/v1/onboarding/session'))).toMatchObject({
      body: { data: { passwordSet: true, profileCreated: false } },
    })
    expect(await outcome(create(noura))).toMatchObject({ status: 200 })
  })

  test('of the ID that fails once fails for all retries of one try, and not for the next try', async () => {
    const noura = await signUp(app, { idNumber: '1990500140' }).upTo('done')
    const key = crypto.randomUUID()
    for (let retry = 0; retry < 3; retry++) expect((await create(noura, {}, key)).status).toBe(503)
    expect((await create(noura)).status).toBe(200)
  })

  test('returns a member the profile of the business, and opens no second wallet', async () => {
    const noura = await signUp(app).toTheEnd()
    const member = await (await newMember(deps, app, noura.userId, 'maker')).signIn()
    const [phoneE164, nationalId] = [phoneToE164(member.identifier), member.idNumber]
    const payload = { ...noura.profilePayload(), userId: member.userId, phoneE164, nationalId }
    expect(await outcome(member.post('/api/v1/onboarding/create-profile', payload))).toMatchObject({
      status: 200,
      body: { profileId: noura.profileId },
    })
    expect(await database.db.$count(wallets, eq(wallets.accountId, member.userId))).toBe(0)
  })

  test('is refused for a member by the database too', async () => {
    const noura = await signUp(app).toTheEnd()
    const member = await (await newMember(deps, app, noura.userId, 'maker')).signIn()
    await expect(database.db.transaction(tx => openWallet(tx, member.userId, deps.clock()))).rejects.toThrow()
  })
})
