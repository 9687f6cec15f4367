import { afterAll, describe, expect, test } from 'vitest'
import type { ScreeningSubject } from '#api/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { signUp } from '#api/testing/personas.ts'
import { askForScreening } from '#api/testing/reviews.ts'

const { app, database, with: appWith } = await testApp()
afterAll(database.close)

describe('runGlobalScreening', () => {
  test('screens the person with names and date of birth, and the company with its names', async () => {
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
      },
    ])
  })
})
