import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { Pager } from './Pager.tsx'

const link = (name: string) => page.getByRole('link', { name, exact: true })
const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map(each => each.getAttribute('href'))

test('a list of one page has no pager', async () => {
  await render(<Pager page={1} previousCursor={null} nextCursor={null} />)
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})

test('the first page leads on only, and keeps the filters of its address', async () => {
  await render(<Pager page={1} previousCursor={null} nextCursor="n2" />, { path: '/transactions?status=failed' })
  await expect.element(link('Next')).toHaveAttribute('href', '/transactions?status=failed&cursor=n2')
  await expect.element(link('Previous')).not.toBeInTheDocument()
  await expect.element(page.getByText('Page 1, and more follow')).toBeVisible()
})

test('a page between others leads to its neighbours only', async () => {
  await render(<Pager page={2} previousCursor="p1" nextCursor="n3" />, { path: '/on-hold' })
  expect(hrefs()).toEqual(['/on-hold', '/on-hold?cursor=n3'])
})

test('the second leads back to the plain address', async () => {
  await render(<Pager page={2} previousCursor="p1" nextCursor={null} />, { path: '/transactions?cursor=n2' })
  await expect.element(link('Previous')).toHaveAttribute('href', '/transactions')
  await expect.element(link('Next')).not.toBeInTheDocument()
  await expect.element(page.getByText('Page 2, the last one')).toBeVisible()
  expect(hrefs().every(href => href?.startsWith('/transactions'))).toBe(true)
})
