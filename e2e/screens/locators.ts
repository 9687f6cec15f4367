import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#web/messages/catalogue.ts'
import { Control, type Description, type NamedControl } from '#web/mock/control.ts'
import type { Step } from '#web/mock/screen-definition.ts'

type Entry = Control | ((...args: never[]) => Control | readonly Step[])

export type Described = Readonly<Record<string, Entry>>

/** A locator for each control, and for each function that describes the steps of a person, one that performs them. */
type LocatorsOf<Screen> = {
  [Name in keyof Screen]: Screen[Name] extends Control
    ? Locator
    : Screen[Name] extends (...args: infer Args) => Control
      ? (...args: Args) => Locator
      : Screen[Name] extends (...args: infer Args) => readonly Step[]
        ? (...args: Args) => Promise<void>
        : never
}

/** What a `*.states.ts` says about the controls of a screen, for Playwright. */
export function locators<Screen extends Described>(page: Page, language: Locale, screen: Screen): LocatorsOf<Screen>
export function locators(page: Page, language: Locale, screen: Described): object {
  const at = (result: Control | readonly Step[]) =>
    result instanceof Control ? locate(page, language, result) : perform(page, language, result)
  return Object.fromEntries(
    Object.entries(screen).map(([name, entry]) => [
      name,
      entry instanceof Control ? at(entry) : (...args: never[]) => at(entry(...args)),
    ]),
  )
}

async function perform(page: Page, language: Locale, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('press' in step) await locate(page, language, step.press).click()
    else if ('fill' in step) await fill(locate(page, language, step.fill), step.fill, step.value)
    else await locate(page, language, step.attach).setInputFiles(fileOf(step.content))
  }
}

async function fill(field: Locator, { role }: NamedControl, value: string): Promise<void> {
  if (role === 'combobox') await field.selectOption(value)
  else await field.fill(value)
}

const fileOf = (content: string) => ({ name: 'file', mimeType: 'text/plain', buffer: Buffer.from(content) })

function locate(page: Page, language: Locale, { description }: Control): Locator {
  if (!description) return page.locator(':root')
  return locatorOf(page, language, description)
}

function locatorOf(page: Page, language: Locale, description: Description): Locator {
  const below = ({ description: outer }: Control) => (outer ? locatorOf(page, language, outer) : page)
  switch (description.by) {
    case 'role': {
      const { role, name, match, level, within } = description
      return below(within).getByRole(role, {
        ...(name && { name: name instanceof RegExp ? name : name(language) }),
        ...(match && { exact: true }),
        ...(level && { level }),
      })
    }
    case 'label':
      return below(description.within).getByLabel(asLabel(description.label(language)))
    case 'text':
      return below(description.within).getByText(description.text(language), {
        ...(description.match && { exact: true }),
      })
    case 'selector':
      return below(description.within).locator(description.selector)
    case 'content': {
      const text = description.text(language)
      return locate(page, language, description.of).filter(
        description.absent ? { hasNotText: text } : { hasText: text },
      )
    }
    case 'part':
      return locate(page, language, description.of).filter({ has: locate(page, language, description.part) })
    case 'place':
      return locate(page, language, description.of).nth(description.place)
    case 'either':
      return locate(page, language, description.of).or(locate(page, language, description.other))
  }
}

/** An optional field says so in parentheses behind its name. */
const asLabel = (name: string) => new RegExp(`^${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}( \\(|$)`)
