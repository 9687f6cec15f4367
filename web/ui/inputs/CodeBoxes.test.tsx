import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OTP_LENGTH } from '#domain/constants.ts'
import { paste } from '#web/testing/paste.ts'
import { render } from '#web/testing/render.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { Field } from './Field.tsx'

interface CodeFieldProps {
  initial?: string
  onComplete?: (code: string) => void
  secret?: boolean
}

function CodeField({ initial = '', ...rest }: CodeFieldProps) {
  const [code, setCode] = useState(initial)
  return (
    <>
      <Field id="code" label="Code" error={initial === '' ? undefined : 'Invalid code'} group>
        {wiring => <CodeBoxes {...wiring} {...rest} value={code} onValueChange={setCode} autoFocus />}
      </Field>
      <output>{code}</output>
    </>
  )
}

const box = (position: number) => page.getByLabelText(`Digit ${position} of ${OTP_LENGTH}`)
const type = (keys: string) => userEvent.keyboard(keys)
const text = () => page.getByRole('status').element().textContent
const expectCode = (code: string) => expect.poll(text).toBe(code)

async function show(props: CodeFieldProps = {}) {
  const onComplete = vi.fn<(code: string) => void>()
  await render(<CodeField {...props} onComplete={onComplete} />)
  return onComplete
}

test('focus starts in the first box and follows the digits, and letters do not stay', async () => {
  const onComplete = await show()
  await expect.element(box(1)).toHaveFocus()
  await type('12x')
  await expect.element(box(3)).toHaveFocus()
  await expect.element(box(3)).toHaveValue('')
  await type('3')
  await expectCode('123')
  await expect.element(box(3)).toHaveValue('3')
  await expect.element(box(4)).toHaveFocus()
  expect(onComplete).not.toHaveBeenCalled()
})

test('a letter does not take the place of a digit', async () => {
  await show()
  await type('12{Home}a')
  await expect.element(box(1)).toHaveValue('1')
  await expectCode('12')
  await type('٧')
  await expectCode('72')
})

test('the last digit completes the code', async () => {
  const onComplete = await show()
  await type('12345')
  expect(onComplete).not.toHaveBeenCalled()
  await type('6')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test('Backspace empties the box, then the previous one', async () => {
  await show()
  await type('123{Backspace}')
  await expectCode('12')
  await expect.element(box(3)).toHaveFocus()
  await type('{Backspace}')
  await expectCode('1')
  await expect.element(box(2)).toHaveFocus()
})

test('arrows, Home and End move between the boxes, and typing replaces a digit', async () => {
  await show()
  await type('123{ArrowLeft}')
  await expect.element(box(3)).toHaveFocus()
  await type('{ArrowLeft}9')
  await expectCode('193')
  await expect.element(box(3)).toHaveFocus()
  await type('{Home}')
  await expect.element(box(1)).toHaveFocus()
  await type('{ArrowLeft}')
  await expect.element(box(1)).toHaveFocus()
  await type('{End}{ArrowRight}')
  await expect.element(box(OTP_LENGTH)).toHaveFocus()
  await type('{Home}1')
  await expectCode('193')
  await expect.element(box(2)).toHaveFocus()
})

test.each([1, 4, 6])('a whole code pasted into box %i fills all', async position => {
  const onComplete = await show()
  await type('9')
  await paste(box(position), '123 456')
  await expectCode('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test('a part of a code fills the boxes from its box, and other text fills nothing', async () => {
  const onComplete = await show()
  await paste(box(2), 'hello')
  await expectCode('')
  await paste(box(3), '789')
  await expectCode('  789')
  await expect.element(box(6)).toHaveFocus()
  expect(onComplete).not.toHaveBeenCalled()
})

test('autofill fills a whole code, also in Arabic-Indic digits', async () => {
  const onComplete = await show()
  await expect.element(box(1)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(box(2)).toHaveAttribute('autocomplete', 'off')
  await expect.element(box(1)).toHaveAttribute('inputmode', 'numeric')
  await box(1).fill('١٢٣٤٥٦')
  await expectCode('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test('a wrong code stays, and is completed again by retyping its last digit', async () => {
  const onComplete = await show({ initial: '123456' })
  await expect.element(box(1)).toHaveAccessibleDescription('Invalid code')
  await expect.element(box(4)).toBeInvalid()
  await type('6')
  await expectCode('623456')
  expect(onComplete).not.toHaveBeenCalled()
  await type('{End}7')
  expect(onComplete.mock.calls).toEqual([['623457']])
})

test('the boxes are one group, left to right on an Arabic page too', async () => {
  await render(<CodeField />, { locale: 'ar' })
  const group = page.getByRole('group', { name: 'Code' })
  await expect.element(group).toHaveAttribute('dir', 'ltr')
  const lefts = group
    .getByRole('textbox')
    .elements()
    .map(each => each.getBoundingClientRect().left)
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
})

test('a passcode shows dots and has no autofill from messages', async () => {
  await show({ secret: true })
  await expect.element(box(1)).toHaveAttribute('type', 'password')
  await expect.element(box(1)).toHaveAttribute('autocomplete', 'off')
})
