import { onTestFinished } from 'vitest'

interface Replaced {
  /** The text node that React goes on changing although it is no longer in the page. */
  node: Text
  text: string
  translation: Element
}

/**
 * Translates the page like a browser, from now on: each text node is replaced by an element of the translation, which here keeps the text.
 * @returns the texts that the page still shows although the app has changed them since
 */
export function translatePage(): () => string[] {
  const replaced: Replaced[] = []
  const translate = () => {
    for (const node of textNodes()) {
      const translation = document.createElement('font')
      translation.textContent = node.data
      replaced.push({ node, text: node.data, translation })
      node.replaceWith(translation)
    }
  }
  const observer = new MutationObserver(translate)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () =>
    replaced
      .filter(({ node, text, translation }) => translation.isConnected && node.data !== text)
      .map(({ node, text }) => `${text}, which is ${node.data} now`)
}

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && isTranslated(node)) nodes.push(node)
  return nodes
}

const isTranslated = ({ parentElement, data }: Text) =>
  data !== '' && parentElement?.closest('#root') != null && !parentElement.closest('font, style, textarea, title')
