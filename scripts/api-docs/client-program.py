"""Uses the client that is generated from the OpenAPI document, and prints what isn't as it should be."""

import json
import os
from datetime import datetime, timedelta, timezone
from uuid import uuid4

import site_api

ORIGIN = os.environ["ORIGIN"]


def connect(key=None):
    configuration = site_api.Configuration(host=ORIGIN)
    configuration.access_token = key
    client = site_api.ApiClient(configuration)
    # Calls of the site's own pages need its origin, and calls with a key ignore it.
    client.set_default_header("Origin", ORIGIN)
    return client


def expect(name, is_true):
    if not is_true:
        print(name)


def read_refusal(call):
    """The status and body of a call that must be refused."""
    try:
        call()
    except site_api.ApiException as refusal:
        return refusal.status, json.loads(refusal.body)
    return 200, {}


anyone = connect()
analytics = site_api.AnalyticsApi(connect(os.environ["ANALYTICS_KEY"]))
matching = site_api.MatchingApi(anyone)
now = datetime.now(timezone.utc)

expect("health", site_api.ServiceApi(anyone).read_health().status == "ok")

step = site_api.FunnelStepEvent(
    action="track_funnel",
    data=site_api.FunnelStepEventData(step="checkout", event_id=str(uuid4()), occurred_at=now),
)
policy = site_api.TrackedEvent(
    action="track_event",
    data=site_api.TrackedEventData(event_name="policy_issued", additional_data={"plan": "Term", "years": 20}),
)
expect("one event is accepted", analytics.send_events(step).accepted == 1)
expect("a repeated event is a duplicate", analytics.send_events([step, policy]).duplicates == 1)
late = site_api.AnalyticsBatch(sent_at=now - timedelta(days=1), events=[policy])
expect("a wrong clock is corrected", abs(analytics.send_events(late).clock_shift_seconds - 86400) < 60)
trial = analytics.send_events(policy, validate="1")
expect("a dry run says so", trial.dry_run is True and trial.accepted == 1)

invalid = {"action": "track_funnel", "data": {}}
status, body = read_refusal(lambda: analytics.send_events(invalid))
expect("an invalid event is rejected", status == 422 and body["rejected"][0]["code"] == "missing_field")
partly, status, headers = analytics.send_events_with_http_info([policy, invalid])
expect("a partly rejected call says so", (status, headers["Events-Rejected"], partly.accepted) == (202, "1", 1))
status, body = read_refusal(lambda: site_api.AnalyticsApi(connect("wrong")).send_events(policy))
expect("an unknown key is refused", status == 401 and body["error"]["code"] == "invalid_key")

stats = analytics.get_analytics_stats(by="name")
counts = {row.key: row.events for row in stats.rows}
expect("figures", stats.total >= 4 and counts["checkout"] >= 1 and counts["policy_issued"] >= 3)
live = analytics.get_analytics_live().events
expect("latest events", [event.outcome for event in live].count("rejected") >= 2)

carrier = matching.list_carriers().carriers[0]
answers = {
    "name": "Maya", "age": 30, "state": "Ohio", "coverageAmount": "$500,000", "smokingStatus": "No",
    "policyType": "Term Life Insurance", "healthStatus": "Good", "priority": "Comprehensive benefits",
    "noMedicalExam": "No", "approvalPreference": "Within a month",
}  # fmt: skip
match = matching.recommend({"userData": answers})
expect("a match", match.match_percent > 0 and len(match.explanation) > 0)
referral = matching.log_referral({"carrierName": carrier.name, "referralUrl": carrier.referral_link})
expect("a referral", isinstance(referral.id, int))
status, body = read_refusal(lambda: site_api.AccountApi(anyone).read_profile())
expect("signed out", status == 401 and body["error"]["code"] == "session_missing")
