import { type Locator, userEvent } from 'vitest/browser'

/** With the clipboard and the keyboard, as a person does it; whatever stood in the field goes. */
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
