import { Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { Pager } from './Pager.tsx'
import { useAddress } from './wallet-params.ts'

const link = (name: string) => page.getByRole('link', { name, exact: true })
const currentPage = () => page.getByRole('navigation').element().querySelector('[aria-current=page]')?.textContent
const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map(each => each.getAttribute('href'))

test('a list of one page has no pager', async () => {
  await render(<Pager page={1} previousCursor={null} nextCursor={null} isPending={false} />)
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})

test('the first page leads on only, and keeps the filters of its address', async () => {
  await render(<Pager page={1} previousCursor={null} nextCursor="n2" isPending={false} />, {
    path: '/transactions?status=failed',
  })
  await expect.element(link('Next')).toHaveAttribute('href', '/transactions?status=failed&cursor=n2')
  await expect.element(link('Previous')).not.toBeInTheDocument()
  await expect.element(link('Page 2')).toHaveAttribute('href', '/transactions?status=failed&cursor=n2')
  await expect.poll(currentPage).toBe('Page 1')
  await expect.element(link('Page 1')).not.toBeInTheDocument()
})

test('a page between others leads to its neighbours only', async () => {
  await render(<Pager page={2} previousCursor="p1" nextCursor="n3" isPending={false} />, { path: '/on-hold' })
  await expect.poll(hrefs).toEqual(['/on-hold', '/on-hold', '/on-hold?cursor=n3', '/on-hold?cursor=n3'])
})

test('the second leads back to the plain address', async () => {
  await render(<Pager page={2} previousCursor="p1" nextCursor={null} isPending={false} />, {
    path: '/transactions?cursor=n2',
  })
  await expect.element(link('Previous')).toHaveAttribute('href', '/transactions')
  await expect.element(link('Next')).not.toBeInTheDocument()
  await expect.poll(currentPage).toBe('Page 2')
  expect(hrefs().every(href => href?.startsWith('/transactions'))).toBe(true)
})

test('pages that have been shown stay in reach by their number until the filters change', async () => {
  await render(<Turning />, { path: '/transactions' })
  await turnTo('Next', 'Page 2')
  await turnTo('Next', 'Page 3')
  await turnTo('Page 1')
  await turnTo('Page 3')
  await expect.element(link('Page 4')).toHaveAttribute('href', '/transactions?cursor=n4')
  await page.getByRole('link', { name: 'Failed only' }).click()
  await expect.element(link('Page 2')).toBeVisible()
  await expect.element(link('Page 3')).not.toBeInTheDocument()
})

/** Presses a page link and waits, because the router shows the page some time later. */
async function turnTo(name: string, expectedPage = name): Promise<void> {
  await link(name).click()
  await expect.poll(currentPage).toBe(expectedPage)
}

/** An endless list whose cursor is the page number. */
function Turning() {
  const { params } = useAddress()
  const pageNumber = Number(/\d+/.exec(params.get('cursor') ?? '')?.[0] ?? 1)
  return (
    <>
      <Link to={{ search: 'status=failed' }}>Failed only</Link>
      <Pager
        page={pageNumber}
        previousCursor={pageNumber > 1 ? `p${pageNumber - 1}` : null}
        nextCursor={`n${pageNumber + 1}`}
        isPending={false}
      />
    </>
  )
}
