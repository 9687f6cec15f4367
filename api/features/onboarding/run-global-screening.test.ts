import { afterAll, describe, expect, test } from 'vitest'
import type { RegisteredParty } from '#api/kernel/db/schema/onboarding.ts'
import type { ScreeningSubject } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { foundRegistration } from '#api/testing/customers/registration.ts'
import { outcome } from '#api/testing/outcome.ts'
import { askForScreening } from '#api/testing/staff/reviews.ts'
import { newNationalId } from '#api/testing/unique-values.ts'

const { app, database, with: appWith } = await testApp()
afterAll(database.close)

describe('runGlobalScreening', () => {
  test('screens the person with names and date of birth, and the company with its names, owners and managers', async () => {
    const subjects: ScreeningSubject[] = []
    const screen = async (subject: ScreeningSubject) => {
      subjects.push(subject)
      return { kind: 'clear' as const }
    }
    const noura = await signUp(app).upTo('globalScreening')
    const { idNumber, crNumber, businessType } = noura.values
    await outcome(askForScreening(noura.through(appWith({ providers: { screening: { screen } } }))))
    expect(subjects).toEqual([
      {
        idNumber,
        phone: noura.phoneNumber,
        crNumber,
        businessType,
        person: { names: ['نورة سالم عبدالله القحطاني', 'Noura Salem Abdullah Alqahtani'], dateOfBirth: '2012-12-03' },
        company: { names: ['Green Palm Trading Est.', 'مؤسسة النخلة الخضراء للتجارة'] },
        parties: [
          { name: 'هند فهد ناصر العتيبي', isCompany: false },
          { name: 'عمران خالد رشيد', isCompany: false },
        ],
      },
    ])
  })

  test('screens owners who are companies, and nobody twice', async () => {
    const idNumber = newNationalId()
    const parties: RegisteredParty[] = [
      { role: 'owner', idNumber, name: 'نورة القحطاني' },
      { role: 'owner', idNumber: '7001234567', name: 'شركة النخيل القابضة' },
      { role: 'owner', idNumber: '1012345678', name: 'سالم الحربي' },
      { role: 'manager', idNumber: '1012345678', name: 'سالم الحربي' },
      { role: 'manager', idNumber: null, name: 'عمران رشيد' },
    ]
    const subjects: ScreeningSubject['parties'][] = []
    const screen = async (subject: ScreeningSubject) => {
      subjects.push(subject.parties)
      return { kind: 'clear' as const }
    }
    const registry = { lookUp: async () => foundRegistration({ parties }) }
    const server = appWith({ providers: { registry, screening: { screen } } })
    const noura = await signUp(server, { idNumber }).upTo('globalScreening')
    await outcome(askForScreening(noura))
    expect(subjects).toEqual([
      [
        { name: 'شركة النخيل القابضة', isCompany: true },
        { name: 'سالم الحربي', isCompany: false },
        { name: 'عمران رشيد', isCompany: false },
      ],
    ])
  })
})
