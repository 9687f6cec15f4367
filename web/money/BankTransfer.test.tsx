import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const copyIban = main.getByRole('button', { name: /^Copy SA/ })

test.each([
  ['en', 'Could not copy. Select the text instead.'],
  ['ar', 'تعذّر النسخ. حدّد النص وانسخه بنفسك.'],
] as const)('in %s a copy that the browser refuses is announced and shown', async (locale, text) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  await openScreen('topUpByBank', { locale })
  await main.getByRole('button', { name: locale === 'en' ? /^Copy SA/ : /^نسخ SA/ }).click()
  await expect.element(main.getByRole('status').filter({ hasText: text })).toBeVisible()
})

test('a browser without a clipboard, as on plain http, says that it could not copy', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
  })
  await openScreen('topUpByBank')
  await copyIban.click()
  await expect.element(main.getByText('Could not copy. Select the text instead.')).toBeVisible()
})

test('a copy that succeeds at the second attempt takes the message away', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('busy'))
  write.mockResolvedValueOnce()
  await openScreen('topUpByBank')
  await copyIban.click()
  await expect.element(main.getByText(/^Could not copy/)).toBeVisible()
  await copyIban.click()
  await expect.element(main.getByRole('status').filter({ hasText: 'Copied' })).toBeInTheDocument()
  await expect.element(main.getByText(/^Could not copy/)).not.toBeInTheDocument()
})

test('only a share that the user closes stays without a message', async () => {
  const share = vi.fn<Navigator['share']>()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
  })
  const failed = main.getByRole('status').filter({ hasText: 'Could not share. Copy the details instead.' })
  await openScreen('topUpByBank')
  const button = main.getByRole('button', { name: 'Share' })
  share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'))
  await button.click()
  await expect.poll(() => share.mock.calls).toHaveLength(1)
  await expect.element(failed).not.toBeInTheDocument()
  share.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'))
  await button.click()
  await expect.element(failed).toBeVisible()
})
