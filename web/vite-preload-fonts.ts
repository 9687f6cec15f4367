import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The two files that the first screen cannot do without, by script; the browser fetches the rest when it meets a use. */
const FIRST_FONTS = /plex-sans-arabic-(?<script>latin|arabic)-(?:400|600)-normal.*\.woff2$/

/**
 * Names the first fonts in the page's head, so that they arrive with the style sheet rather than after it and text
 * hardly moves. The Arabic ones are held back by `media` until boot.js has found the language to be Arabic.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'plink:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => Object.keys(bundle ?? {}).flatMap(preloadTag),
    },
  }
}

function preloadTag(fileName: string): HtmlTagDescriptor[] {
  const script = FIRST_FONTS.exec(fileName)?.groups?.script
  if (script === undefined) return []
  const held = script === 'arabic' ? { media: 'not all', 'data-arabic-font': '' } : {}
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${fileName}`, ...held }
  return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
}
