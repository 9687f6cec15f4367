import { freezeTime } from './support/freeze-time.ts'
import { expect, test } from './support/test.ts'

test('wrong codes are counted, and the last one locks the number, also after a reload', async ({
  page,
  screens,
  signUpValues,
}) => {
  const { businessType, phone, code } = screens
  await freezeTime(page)
  await businessType.open()
  await businessType.choose('freelancer')
  await phone.submit(signUpValues.phone)
  for (const tries of ['2 attempts left.', '1 attempt left.']) {
    await code.type(await code.wrong())
    await expect(code.error).toHaveText(`Invalid verification code. Please try again. ${tries}`)
    await expect(code.box(1)).toBeFocused()
  }
  await code.type(await code.wrong())
  const locked = page.getByRole('alert').filter({ hasText: 'Too many wrong codes' })
  await expect(locked).toContainText(/1[45]:\d\d/)
  await page.reload()
  await expect(locked).toBeVisible()
})
