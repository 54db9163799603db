import { Injectable } from '@nestjs/common';

/** Whether this process still accepts new requests. The load balancer checks it before the listener closes. */
@Injectable()
export class Readiness {
  isShuttingDown = false;
}
