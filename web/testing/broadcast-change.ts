/** Sends the message that another tab sends when the stream has reported a change of the wallet. */
export function broadcastChange(): void {
  const otherTab = new BroadcastChannel('plink.wallet')
  otherTab.postMessage('changed')
  otherTab.close()
}
