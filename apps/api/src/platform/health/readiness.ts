import { Injectable } from '@nestjs/common';

/** Whether this process still wants new requests; a load balancer asks before the listener closes. */
@Injectable()
export class Readiness {
  isShuttingDown = false;
}
