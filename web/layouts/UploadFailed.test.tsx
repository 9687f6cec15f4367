import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError, type ClientErrorCode } from '#web/api/fetcher.ts'
import { render } from '#web/testing/render.tsx'
import { UploadFailed } from './UploadFailed.tsx'

const show = (status: number, code: ClientErrorCode | 'TIMEOUT' | 'RATE_LIMITED' | 'FORBIDDEN') => {
  const error = new ApiError(status, { error: 'Refused', code, requestId: '' })
  const failed = { file: new File(['%PDF'], 'vat.pdf'), error }
  return render(<UploadFailed failed={failed} busy={false} onTryAgain={() => {}} />)
}
const again = page.getByRole('button', { name: 'Try again' })

test('a file that took too long is said to need a faster connection', async () => {
  await show(0, 'TIMEOUT')
  await expect.element(page.getByText(/took longer than 30 seconds\. A smaller file/)).toBeVisible()
  await expect.element(again).toBeVisible()
})

test.each([
  [0, 'NETWORK_ERROR', true],
  [429, 'RATE_LIMITED', true],
  [403, 'FORBIDDEN', false],
] as const)('after %i %s, sending it again is offered: %s', async (status, code, isOffered) => {
  await show(status, code)
  await expect.element(page.getByText(/vat\.pdf.* is not uploaded\./)).toBeVisible()
  expect(again.elements()).toHaveLength(isOffered ? 1 : 0)
})
