import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** Milliseconds after which a sender must have got somewhere (trust.md, faults: slow clients are closed within 15 s). */
const WINDOW = 15_000;

/** Bytes that a sender must bring in that time: 8 KB a second, the poorest line on which a photo is still sent. */
const LEAST = (WINDOW / 1000) * 8 * 1024;

/**
 * Cuts off who sends a body too slowly to ever come to its end, as somebody does who only means to hold the connection.
 * Node's own limit is one for the whole request: it would cut a receptionist's 10 MB photo on a weak signal too.
 */
export function cutSlowSenders(server: EventEmitter): void {
  server.on('request', watch);
}

function watch(request: IncomingMessage): void {
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return stop();
    if (socket.bytesRead - seen < LEAST) socket.destroy();
    seen = socket.bytesRead;
  }, WINDOW);
  timer.unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop);
  request.once('close', stop);
}
