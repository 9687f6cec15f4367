import { useSyncExternalStore } from 'react'
import { readPreference, writePreference } from './preferences.ts'

export type Theme = 'light' | 'dark'

const CHANGED = 'plink:theme'

/** The current theme and a setter. Choosing the system's theme means following the system. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, shownTheme, prerenderedTheme), chooseTheme]
}

export function chooseTheme(theme: Theme): void {
  writePreference('plink.theme', theme === systemTheme() ? null : theme)
  showTheme(theme)
}

/** Follows the system's theme while none is chosen. Called once at start. */
export function followSystemTheme(): void {
  showTheme(shownTheme())
  systemIsDark().addEventListener('change', () => {
    if (readPreference('plink.theme') === null) showTheme(systemTheme())
  })
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  const canvas = getComputedStyle(document.documentElement).backgroundColor
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas)
  window.dispatchEvent(new Event(CHANGED))
}

function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Prerendered pages have the switch of the light theme. */
function prerenderedTheme(): Theme {
  return 'light'
}

function systemTheme(): Theme {
  return systemIsDark().matches ? 'dark' : 'light'
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}
