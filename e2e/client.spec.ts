import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts'
import { newFolder } from './support/plink.ts'
import { expect, test } from './support/test.ts'

/** The URL of the package's files, as if an integrator had put them beside the page. */
const PLACE = '/plink-client'

for (const locale of ['en-GB', 'ar']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 360, height: 800 } })

    test('the page about the client names this server, and its download exists', async ({ page, baseURL, api }) => {
      await page.goto('/docs/client')
      await expect(page.getByText(`npm install ${baseURL}/docs/plink-client.tgz`)).toBeVisible()
      await expect(page.getByText(`createPlink({ baseUrl: '${baseURL}' })`).first()).toBeVisible()
      const files = await page
        .locator('a[download]')
        .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
      expect(files).toEqual(['/docs/plink-client.tgz'])
      for (const file of [...files, '/openapi.yaml']) expect((await api.request(file)).status).toBe(200)
      await expect(page.getByText(`${baseURL}/openapi.yaml`)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
}

test('a web page imports the served client and calls the sandbox', { tag: '@gate' }, async ({
  page,
  api,
  signUpValues,
}) => {
  const folder = await newFolder()
  const served = await api.request('/docs/plink-client.tgz')
  expect(served.status).toBe(200)
  await writeFile(join(folder, 'client.tgz'), Buffer.from(await served.arrayBuffer()))
  await promisify(execFile)('tar', ['xzf', 'client.tgz'], { cwd: folder })
  await page.route(`**${PLACE}/**`, route => {
    const [, path] = new URL(route.request().url()).pathname.split(PLACE)
    return route.fulfill({ path: join(folder, 'package', path!), contentType: 'text/javascript' })
  })
  await page.goto('/')

  const phoneNumber = `+966${signUpValues.phone.slice(1)}`
  const outcome = await page.evaluate(
    async ([client, phone]) => {
      const { createPlink, isErrorOf } = await import(client!)
      const plink = createPlink({ baseUrl: location.origin })
      const code = await plink.sendOtp({ phoneNumber: phone, businessType: 'freelancer' })
      const { userId } = await plink.verifyOtp({ phoneNumber: phone, otp: code.otpCode })
      const { items } = await plink.listKybOptions({ category: 'purpose_of_account', locale: 'ar' })
      const refusal = await plink
        .withToken('not-a-token')
        .getMe()
        .catch((error: unknown) => error)
      return { userId, items: items.length, code: isErrorOf(refusal, 'getMe') && refusal.code }
    },
    [`${PLACE}/dist/index.js`, phoneNumber],
  )
  expect(outcome).toEqual({
    userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    items: expect.any(Number),
    code: 'UNAUTHENTICATED',
  })
  expect(outcome.items).toBeGreaterThan(1)
})
