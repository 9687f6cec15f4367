import type { Locale } from '#web/messages/catalogue.ts'
import type { Role } from './control.ts'
import type { Step } from './screen-definition.ts'

/** The same time that the tests wait for an element. */
const STEP_TIMEOUT_MILLISECONDS = 15_000

/** Performs each step on the screen as soon as its element is usable. Rejects if a step fails, and names the step. */
export async function runSteps(steps: readonly Step[], locale: Locale, signal: AbortSignal): Promise<void> {
  for (const step of steps) {
    const act = await waitFor(() => actOf(step, locale), signal, describe(step, locale))
    act()
    await nextFrame()
  }
}

/** Undefined while the element cannot be used yet. */
function actOf(step: Step, locale: Locale): (() => void) | undefined {
  if ('press' in step) {
    const { role, name } = step.press
    const control = findPressable(role, name(locale))
    return control && (() => pressOn(control))
  }
  if ('attach' in step) {
    const field = findField(step.attach.name(locale))
    return field && (() => chooseFile(field, step.content))
  }
  const field = findField(step.fill.name(locale))
  return field && (() => typeInto(field, step))
}

function describe(step: Step, locale: Locale): string {
  if ('press' in step) return `press the ${step.press.role} ${step.press.name(locale)}`
  return 'attach' in step ? `attach a file to ${step.attach.name(locale)}` : `fill ${step.fill.name(locale)}`
}

/** Clicks the element. A link does not open a new tab, because each state of the gallery would open one. */
function pressOn(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement && element.target === '_blank')
    element.addEventListener('click', event => event.preventDefault(), { once: true })
  element.click()
}

/** React only notices a value that is set through the native setter. */
function typeInto(field: TypedField, { value, leave }: { value: string; leave?: boolean }): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  field.focus()
  set?.call(field, value)
  const event = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(event, { bubbles: true }))
  if (leave) field.blur()
}

/** Only a browser can create a list of files. */
function chooseFile(field: TypedField, content: string): void {
  if (!(field instanceof HTMLInputElement)) return
  const transfer = new DataTransfer()
  transfer.items.add(new File([content], 'file'))
  field.files = transfer.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function waitFor<T>(find: () => T | undefined, signal: AbortSignal, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const target = find()
      if (target !== undefined) end(() => resolve(target))
    }
    const observer = new MutationObserver(check)
    const timer = setTimeout(() => end(() => reject(new Error(`could not ${what}`))), STEP_TIMEOUT_MILLISECONDS)
    const stop = () => end(() => reject(new Error('another state was chosen')))
    const end = (finish: () => void) => {
      observer.disconnect()
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      finish()
    }
    signal.addEventListener('abort', stop)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    check()
  })
}

const nextFrame = () => new Promise(resolve => setTimeout(resolve))

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The field with this label, or the first box of a group with this label. */
function findField(label: string): TypedField | undefined {
  for (const element of document.querySelectorAll('#root label, #root span[id$="-label"], #root [aria-label]')) {
    if (!isField(nameOf(element), label)) continue
    const field = fieldOf(element)
    if (field && !field.disabled) return field
  }
  return undefined
}

/** The elements of each role that can be pressed. A summary says no role of its own. */
const PRESSABLE: Partial<Record<Role, string>> = {
  button: 'button:not([role]), summary',
  checkbox: 'input[type="checkbox"]:not([role])',
  link: 'a[href]:not([role])',
  option: '[role="option"]',
  radio: 'input[type="radio"]',
  switch: '[role="switch"]',
  tab: '[role="tab"]',
}

/** Visible but not usable: disabled, or its request is in flight. */
const INERT = ':disabled, [aria-disabled="true"], [aria-busy="true"]'

/** The usable element of this role with this name. Elements behind an open dialog are not usable. */
function findPressable(role: Role | undefined, name: string): HTMLElement | undefined {
  const selector = role && PRESSABLE[role]
  if (!selector) throw new Error(`${role} ${name} cannot be pressed`)
  // A dialog may open another.
  const scope = [...document.querySelectorAll('#root dialog[open]')].at(-1) ?? document.getElementById('root')
  const all = [...(scope?.querySelectorAll<HTMLElement>(selector) ?? [])]
  return all.find(element => isNamed(element, name) && !element.matches(INERT) && isVisible(element))
}

function fieldOf(label: Element): TypedField | undefined {
  if (isTyped(label)) return label
  const field = label instanceof HTMLLabelElement ? label.control : groupFieldOf(label)
  return isTyped(field) ? field : undefined
}

const isTyped = (element: Element | null): element is TypedField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const groupFieldOf = ({ id }: Element) => document.querySelector(`[aria-labelledby~="${CSS.escape(id)}"] input`)

function isNamed(element: HTMLElement, name: string): boolean {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = ids.flatMap(id => document.getElementById(id) ?? [])
  if (labels.length > 0) return isSame(labels.map(nameOf).join(' '), name)
  return isSame(nameOf(element.closest('label') ?? element), name)
}

/** A link may have a suffix for screen readers, which says that it opens a new tab. */
const isSame = (text: string, name: string) => text === name || text.startsWith(`${name} `)

/** The label of an optional field ends with a note in parentheses. */
const isField = (text: string, name: string) => text === name || text.startsWith(`${name} (`)

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

const isVisible = (element: HTMLElement) => element.checkVisibility()
