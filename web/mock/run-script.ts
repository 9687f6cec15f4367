import type { Locale } from '#web/messages/catalogue.ts'
import { findField, findPressable, type TypedField } from './find-control.ts'
import type { Step } from './script.ts'

const PATIENCE_MILLISECONDS = 10_000

/** Does on the screen what a person would do, each step as soon as it can be done. Rejects with the step that could not. */
export async function runScript(steps: readonly Step[], locale: Locale, signal: AbortSignal): Promise<void> {
  for (const step of steps) {
    const act = await appearance(() => actOf(step, locale), signal, wordsOf(step, locale))
    act()
    await nextFrame()
  }
}

/** Undefined while it cannot be done yet. */
function actOf(step: Step, locale: Locale): (() => void) | undefined {
  if ('show' in step) return document.querySelector(step.show) ? () => {} : undefined
  if ('press' in step) {
    const found = findPressable(step.press(locale), step.nth)
    return found && (() => pressOn(found))
  }
  const field = findField(step.fill(locale))
  return field && (() => typeInto(field, step.value))
}

function wordsOf(step: Step, locale: Locale): string {
  if ('show' in step) return `show ${step.show}`
  return 'press' in step ? `press ${step.press(locale)}` : `fill ${step.fill(locale)}`
}

/** Another tab would open behind the gallery for each state that is drawn. */
function pressOn(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement && element.target === '_blank')
    element.addEventListener('click', event => event.preventDefault(), { once: true })
  element.click()
}

/** React hears of a value only when it was set as a keyboard sets it. */
function typeInto(field: TypedField, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  field.focus()
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function appearance<T>(find: () => T | undefined, signal: AbortSignal, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = find()
      if (found !== undefined) end(() => resolve(found))
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => end(() => reject(new Error(`could not ${what}`))), PATIENCE_MILLISECONDS)
    const stop = () => end(() => reject(new Error('another state was chosen')))
    const end = (settle: () => void) => {
      observer.disconnect()
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      settle()
    }
    signal.addEventListener('abort', stop)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    look()
  })
}

const nextFrame = () => new Promise(resolve => setTimeout(resolve))
