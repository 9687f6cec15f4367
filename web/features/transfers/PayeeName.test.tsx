import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { PayeeName } from './PayeeName.tsx'

test('a name in Latin letters begins at the right edge of an Arabic page', async () => {
  await render(<PayeeName payee={{ name: 'Gulf Coffee', iban: 'SA0260608010000000000021' }} />, { locale: 'ar' })
  const rightEdge = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text).element())
    return range.getBoundingClientRect().right
  }
  await expect.element(page.getByText('Gulf Coffee')).toBeVisible()
  expect(rightEdge('Gulf Coffee')).toBeCloseTo(rightEdge('SA02 6060 8010 0000 0000 0021'), 0)
})
