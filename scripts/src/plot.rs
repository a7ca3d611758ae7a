//! Draws time against size, both by powers of ten.

use plotters::prelude::*;
use std::error::Error;
use std::ops::Range;
use std::path::Path;

/// A line of the plot: a name and its points, size and seconds.
#[derive(Clone, Debug)]
pub struct Line {
    /// As the legend shows it.
    pub name: String,
    /// In the order of their sizes; all above 0.
    pub points: Vec<(f64, f64)>,
    /// The read floor at the same sizes.
    pub floor: Vec<(f64, f64)>,
}

/// Writes the lines and their read floors as an SVG file; `unit` says what the size counts.
///
/// # Errors
/// A line that says what could not be drawn or written.
pub fn write(path: &Path, unit: &str, lines: &[Line]) -> Result<(), String> {
    draw(path, unit, lines).map_err(|error| format!("{}: {error}", path.display()))
}

fn draw(path: &Path, unit: &str, lines: &[Line]) -> Result<(), Box<dyn Error>> {
    let all = || lines.iter().flat_map(|line| line.points.iter().chain(&line.floor));
    let area = SVGBackend::new(path, (900, 600)).into_drawing_area();
    area.fill(&WHITE)?;
    let (sizes, times) = (whole(all().map(|point| point.0)), whole(all().map(|point| point.1)));
    let mut chart = ChartBuilder::on(&area)
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(72)
        .build_cartesian_2d(sizes.log_scale(), times.log_scale())?;
    chart
        .configure_mesh()
        .x_desc(unit)
        .y_desc("time, the median of the runs")
        .x_label_formatter(&|size| power(*size))
        .y_label_formatter(&|&seconds| duration(seconds))
        .light_line_style(BLACK.mix(0.06))
        .draw()?;
    let grey = BLACK.mix(0.4).stroke_width(2);
    for (i, line) in lines.iter().enumerate() {
        let floor = chart.draw_series(LineSeries::new(line.floor.iter().copied(), grey))?;
        if i == 0 {
            let sample = move |(x, y)| PathElement::new([(x, y), (x + 18, y)], grey);
            floor.label("only reading").legend(sample);
        }
    }
    for (i, line) in lines.iter().enumerate() {
        let colour = Palette99::pick(i).to_rgba();
        let series = LineSeries::new(line.points.iter().copied(), colour.stroke_width(2));
        chart
            .draw_series(series.point_size(3))?
            .label(&line.name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE.mix(0.85))
        .border_style(BLACK.mix(0.2))
        .draw()?;
    area.present()?;
    Ok(())
}

/// From the power of ten below all values to the one above.
fn whole(values: impl Iterator<Item = f64> + Clone) -> Range<f64> {
    let least = values.clone().fold(f64::INFINITY, f64::min).log10().floor();
    let most = values.fold(0.0, f64::max).log10().ceil();
    10_f64.powf(least)..10_f64.powf(most.max(least + 1.0))
}

fn power(size: f64) -> String {
    if size < 10_000.0 {
        format!("{size:.0}")
    } else {
        format!("1e{:.0}", size.log10())
    }
}

fn duration(seconds: f64) -> String {
    if seconds < 0.000_999 {
        format!("{:.0} µs", seconds * 1e6)
    } else if seconds < 0.999 {
        format!("{:.0} ms", seconds * 1e3)
    } else {
        format!("{seconds:.0} s")
    }
}
