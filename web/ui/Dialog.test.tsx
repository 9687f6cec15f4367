import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Shown {
  placement?: 'center' | 'side'
  persistent?: boolean
  children?: ReactNode
}

function Opener({ children, ...shown }: Shown) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        {...shown}
        open={open}
        onClose={() => setOpen(false)}
        title="Change number"
        description="The code that we sent no longer works."
      >
        {children}
        <button type="button" onClick={() => setOpen(false)}>
          Change
        </button>
      </Dialog>
    </>
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'Change number' })
const text = page.getByText('The code that we sent no longer works.')
const closed = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

async function openDialog(props: Shown = {}) {
  await render(<Opener {...props} />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
}

/** A point outside the dialog in both placements. */
const pressBeside = () => page.elementLocator(document.documentElement).click({ position: { x: 5, y: 300 } })

test.each(['center', 'side'] as const)('Escape closes a dialog at the %s, and focus returns', async placement => {
  await openDialog({ placement })
  await userEvent.keyboard('{Escape}')
  await closed()
  await expect.element(opener).toHaveFocus()
})

test.each(['center', 'side'] as const)(
  'a press beside a dialog at the %s closes it, one inside does not',
  async placement => {
    await openDialog({ placement })
    await text.click()
    await dialog.click({ position: { x: 10, y: 10 } })
    await expect.element(dialog).toBeVisible()
    await pressBeside()
    await closed()
    await expect.element(opener).toHaveFocus()
  },
)

test.each(['center', 'side'] as const)(
  'marking text past the edge of a dialog at the %s leaves it open',
  async placement => {
    await openDialog({ placement })
    await userEvent.dragAndDrop(text, document.documentElement, {
      targetPosition: { x: 5, y: 300 },
    })
    await expect.element(dialog).toBeVisible()
    await pressBeside()
    await closed()
  },
)

test('a press that starts outside and ends inside keeps it open', async () => {
  await openDialog()
  await userEvent.dragAndDrop(document.documentElement, text, {
    sourcePosition: { x: 5, y: 300 },
  })
  await expect.element(dialog).toBeVisible()
})

test('a click on the empty part of a drawer keeps it open', async () => {
  await openDialog({ placement: 'side' })
  await page.elementLocator(document.documentElement).click({ position: { x: 700, y: 560 } })
  await expect.element(dialog).toBeVisible()
})

test('a persistent dialog closes only through its actions', async () => {
  await openDialog({ persistent: true })
  for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Escape}')
  await pressBeside()
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Change' }).click()
  await closed()
})

test('the close button closes it, and focus starts at the first action and stays inside', async () => {
  await openDialog()
  const action = page.getByRole('button', { name: 'Change' })
  const cross = page.getByRole('button', { name: 'Close' })
  await expect.element(action).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(cross).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(opener).not.toHaveFocus()
  await cross.click()
  await closed()
})

test('pressing Enter twice deletes nothing, because the button beside the danger has the focus', async () => {
  const actions = (
    <>
      <Button variant="danger">Delete</Button>
      <Button variant="secondary">Keep</Button>
    </>
  )
  await render(<Dialog open title="Delete it?" actions={actions} />)
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus()
})

test('of a choice, what is chosen has the focus', async () => {
  const choice = ['a', 'b'].map(value => (
    <input key={value} type="radio" name="choice" aria-label={value} defaultChecked={value === 'b'} />
  ))
  await render(
    <Dialog open title="Choose">
      {choice}
    </Dialog>,
  )
  await expect.element(page.getByRole('radio', { name: 'b' })).toHaveFocus()
})

test('its title is its name and its text is its description', async () => {
  await openDialog()
  await expect.element(dialog).toHaveAccessibleDescription('The code that we sent no longer works.')
})

test('the Enter that opens it does not press its action', async () => {
  await render(<Opener />)
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
})

test('a field has the focus, and not a button above it', async () => {
  await openDialog({
    children: (
      <>
        <button type="button">Choose another customer</button>
        <form>
          <label>
            Reason <textarea />
          </label>
        </form>
      </>
    ),
  })
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
})

test('its text is as large wherever it is opened from', async () => {
  await render(
    <div className="text-sm">
      <Opener />
    </div>,
  )
  await opener.click()
  await expect.element(dialog).toHaveStyle({ fontSize: '16px' })
})
