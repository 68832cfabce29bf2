import { connect, type Socket } from 'node:net';

const opensPerTurn = 50;
const turnMs = 20;

export type Flood = {
  /** Counts the connections that the server accepted and hasn't cut off. */
  countOpen: () => number;
  /** Counts how often the server disconnected or refused one. */
  countCut: () => number;
  stop: () => void;
};

type Options = {
  port: number;
  /** Each address of this machine acts as a separate client: 127.0.0.2, 127.0.0.3, … */
  address: string;
  count: number;
  /** What each connection sends, with nothing after it. */
  text: string;
  isRead?: boolean;
  /** Whether it reconnects every time it is disconnected. */
  isStubborn?: boolean;
};

/** Keeps this many connections open from one address. Each one starts a request and then waits. */
export function startFlood({ port, address, count, text, isRead = true, isStubborn = true }: Options): Flood {
  const sockets = new Set<Socket>();
  let due = count;
  let cut = 0;
  const open = () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: address, allowHalfOpen: true });
    sockets.add(socket);
    if (!isRead) socket.pause();
    else socket.resume();
    socket.on('connect', () => socket.write(text));
    socket.on('error', () => socket.destroy());
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      if (!sockets.delete(socket)) return;
      cut += 1;
      if (isStubborn) due += 1;
    });
  };
  const timer = setInterval(() => {
    for (let opened = 0; opened < opensPerTurn && due > 0; opened += 1) {
      due -= 1;
      open();
    }
  }, turnMs);
  return {
    countOpen: () => [...sockets].filter(({ readyState }) => readyState === 'open').length,
    countCut: () => cut,
    stop() {
      clearInterval(timer);
      const all = [...sockets];
      sockets.clear();
      for (const socket of all) socket.destroy();
    },
  };
}
