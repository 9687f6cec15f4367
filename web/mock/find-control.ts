export type TypedField = HTMLInputElement | HTMLTextAreaElement

/** The field with this label, or the first box of a group with it. */
export function findField(label: string): TypedField | undefined {
  for (const element of document.querySelectorAll('#root label, #root span[id$="-label"], #root [aria-label]')) {
    if (nameOf(element) !== label) continue
    const field = fieldOf(element)
    if (field && !field.disabled) return field
  }
  return undefined
}

const PRESSABLE =
  'button, a[href], input[type="radio"], input[type="checkbox"], [role="tab"], [role="switch"], [role="option"], summary'

/** Shown, and deaf: what would be asked for is under way, or not known yet. */
const INERT = ':disabled, [aria-disabled="true"], [aria-busy="true"]'

/** What can be pressed under this name, behind an open dialog not counted. */
export function findPressable(name: string, nth = 0): HTMLElement | undefined {
  const scope = document.querySelector('#root dialog[open]') ?? document.getElementById('root')
  const all = [...(scope?.querySelectorAll<HTMLElement>(PRESSABLE) ?? [])]
  return all.filter(element => isNamed(element, name) && !element.matches(INERT) && isVisible(element))[nth]
}

function fieldOf(named: Element): TypedField | undefined {
  if (isTyped(named)) return named
  const field = named instanceof HTMLLabelElement ? named.control : groupFieldOf(named)
  return isTyped(field) ? field : undefined
}

const isTyped = (element: Element | null): element is TypedField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const groupFieldOf = ({ id }: Element) => document.querySelector(`[aria-labelledby~="${CSS.escape(id)}"] input`)

function isNamed(element: HTMLElement, name: string): boolean {
  const labelledBy = element.getAttribute('aria-labelledby')
  const label = labelledBy ? document.getElementById(labelledBy) : element.closest('label')
  return isSame(nameOf(label ?? element), name)
}

/** A link may say more to a screen reader: that it opens a new tab. */
const isSame = (shown: string, name: string) => shown === name || shown.startsWith(`${name} `)

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

const isVisible = (element: HTMLElement) => element.checkVisibility()
