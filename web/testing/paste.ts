import { type Locator, userEvent } from 'vitest/browser'

/** Replaces the content of the field with the clipboard and the keyboard, as a person does. */
export async function paste(field: Locator, text: string): Promise<void> {
  const source = document.createElement('textarea')
  document.body.append(source)
  source.value = text
  source.select()
  await userEvent.copy()
  source.remove()
  field.element().focus()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await userEvent.paste()
}
