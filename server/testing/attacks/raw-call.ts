import { once } from 'node:events';
import { connect } from 'node:net';

export type RawResponse = { status: number; headers: Map<string, string>; body: string };

/** Sends bytes unchanged, and returns the first response once the server has closed the connection. */
export async function sendRaw(port: number, text: string): Promise<RawResponse> {
  const socket = connect({ port, host: '127.0.0.1' });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text, 'latin1');
  await once(socket, 'close');
  const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const end = line.indexOf(':');
    return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: rest.join('\r\n\r\n') };
}
