/** Milliseconds that a long test may take on a busy machine, such as a crowd of requests, several starts of the server or ten seconds of silence. */
export const busyMachineMs = 600_000;
